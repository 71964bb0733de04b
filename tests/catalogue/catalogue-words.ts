/** The words of generated catalogues, each list by descending frequency. */

export type Department = {
  category: string;
  nouns: readonly string[];
  features: readonly string[];
  sizes: readonly string[];
  /** The median price in cents. */
  typicalCents: number;
};

/** `'Pan, Pot'` → `['Pan', 'Pot']`. */
const list = (text: string): readonly string[] => text.split(', ');

function department(
  category: string,
  typicalCents: number,
  words: { nouns: string; features: string; sizes: string },
): Department {
  return {
    category,
    typicalCents,
    nouns: list(words.nouns),
    features: list(words.features),
    sizes: list(words.sizes),
  };
}

export const departments: readonly Department[] = [
  department('Books', 1_800, {
    nouns:
      'Novel, Cookbook, Atlas, Biography, Guidebook, Dictionary, Anthology, Picture Book, Textbook, Memoir, Thriller, Sketchbook',
    features:
      'Clothbound, with Ribbon Marker, Illustrated, Large Print, Revised Edition, Signed by the Author',
    sizes: '240 Pages, 320 Pages, 480 Pages, Pocket Size, Two Volumes',
  }),
  department('Kitchen', 4_500, {
    nouns:
      'Frying Pan, Saucepan, Kettle, Stand Mixer, Toaster, Knife, Chopping Board, Blender, Coffee Grinder, Casserole, Colander, Rolling Pin',
    features:
      'Dishwasher Safe, for Induction, Non-Stick, with Glass Lid, Oven Safe, with Cool Handle',
    sizes: '20 cm, 24 cm, 28 cm, 1.5 Litre, 5 Litre, Set of 3',
  }),
  department('Home and Living', 6_000, {
    nouns:
      'Lamp, Cushion, Blanket, Candle, Mirror, Rug, Clock, Vase, Curtain, Picture Frame, Storage Basket, Doormat',
    features: 'Hand Woven, Dimmable, with Removable Cover, Fireproof, Easy to Hang, Stackable',
    sizes: 'Small, Medium, Large, 60 x 90 cm, 120 x 180 cm, Pack of 2',
  }),
  department('Furniture', 24_000, {
    nouns:
      'Chair, Desk, Bookcase, Armchair, Bed Frame, Wardrobe, Side Table, Sofa, Bench, Stool, Chest of Drawers, Sideboard',
    features:
      'Height Adjustable, Self-Assembly, with Drawers, Foldable, with Soft Close, Scratch Resistant',
    sizes: '80 cm, 120 cm, 160 cm, 2-Seater, 3-Seater, Set of 2',
  }),
  department('Audio', 11_000, {
    nouns:
      'Headphones, Smart Speaker, Earbuds, Soundbar, Turntable, Microphone, Amplifier, Radio, Subwoofer, Headset, Karaoke Set, Sound Card',
    features:
      'Noise Cancelling, Bluetooth 5.4, with 30 Hours of Playtime, Water Resistant, with Voice Assistant, Room-Filling Sound',
    sizes: '20 W, 60 W, 120 W, Over-Ear, In-Ear, Pair',
  }),
  department('Computers', 48_000, {
    nouns:
      'Laptop, Keyboard, Mouse, Monitor, Docking Station, Webcam, Printer, Router, Hard Drive, Graphics Card, Tablet, Laptop Stand',
    features:
      'Mechanical, Wireless, with Backlight, USB-C, for Work and Play, Silent, with Fingerprint Reader',
    sizes: '14-inch, 16-inch, 27-inch, 512 GB, 1 TB, 2 TB',
  }),
  department('Phones and Cables', 2_200, {
    nouns:
      'USB-C Cable, Phone Case, Charger, Power Bank, Screen Protector, Car Mount, Adapter, Wireless Charger, Smartwatch Strap, Selfie Stick, Memory Card, SIM Tool',
    features:
      'Fast Charging, Braided, Shockproof, Magnetic, with Lifetime Guarantee, Travel Friendly',
    sizes: '1 m, 2 m, 3 m, 20 W, 65 W, Pack of 3',
  }),
  department('Cameras', 38_000, {
    nouns:
      'Camera, Lens, Tripod, Camera Bag, Flash, Action Camera, Binoculars, Drone, Light Meter, Telescope, Memory Card Reader, Gimbal',
    features: 'Weather Sealed, with Image Stabiliser, 4K Video, Compact, Carbon, for Beginners',
    sizes: '35 mm, 50 mm, 18-55 mm, 24 Megapixel, 10 x 42, 8 x 25',
  }),
  department('Garden', 3_800, {
    nouns:
      'Garden Hose, Secateurs, Watering Can, Lawn Mower, Plant Pot, Rake, Bird Feeder, Parasol, Barbecue, Compost Bin, Spade, Greenhouse',
    features:
      'Rust Proof, with Wheels, Frost Resistant, Extendable, Battery Powered, Self-Watering',
    sizes: '10 m, 25 m, 30 Litre, 50 Litre, 40 cm, Pack of 6',
  }),
  department('Tools', 5_200, {
    nouns:
      'Drill, Screwdriver Set, Hammer, Saw, Spirit Level, Wrench, Sander, Toolbox, Tape Measure, Ladder, Workbench, Torch',
    features: 'Cordless, with Carry Case, Heavy Duty, Non-Slip Grip, Brushless, with 2 Batteries',
    sizes: '12 V, 18 V, 5 m, 3 m, 32 Pieces, 108 Pieces',
  }),
  department('Toys', 2_700, {
    nouns:
      'Building Blocks, Puzzle, Teddy Bear, Toy Train, Doll House, Board Game, Kite, Marble Run, Play Dough, Toy Kitchen, Card Game, Robot',
    features:
      'from 3 Years, for the Whole Family, with Storage Box, Educational, Glow in the Dark, Award Winning',
    sizes: '100 Pieces, 500 Pieces, 1000 Pieces, 2 to 4 Players, 30 cm, Mini',
  }),
  department('Sports', 5_600, {
    nouns:
      'Yoga Mat, Dumbbells, Running Belt, Football, Tennis Racket, Bicycle Helmet, Skipping Rope, Swimming Goggles, Kettlebell, Foam Roller, Badminton Set, Boxing Gloves',
    features:
      'Non-Slip, with Carry Strap, Adjustable, Ultra Light, for Indoors and Outdoors, Professional',
    sizes: '6 mm, 10 mm, 2 kg, 5 kg, 10 kg, Size 5',
  }),
  department('Outdoors', 9_400, {
    nouns:
      'Tent, Sleeping Bag, Backpack, Hiking Poles, Camping Stove, Water Bottle, Head Torch, Hammock, Cool Box, Pocket Knife, Compass, Rain Cover',
    features: 'Waterproof, for 4 Seasons, Lightweight, Insulated, Quick to Pitch, with Rain Cover',
    sizes: '2 Person, 4 Person, 25 Litre, 45 Litre, 65 Litre, 1 Litre',
  }),
  department('Clothing', 3_900, {
    nouns:
      'T-Shirt, Jumper, Jacket, Jeans, Socks, Dress, Shirt, Scarf, Hat, Gloves, Raincoat, Cardigan',
    features: 'Organic, Slim Fit, Breathable, Machine Washable, with Pockets, Fair Trade',
    sizes: 'XS, S, M, L, XL, Pack of 5',
  }),
  department('Shoes', 8_200, {
    nouns:
      'Trainers, Hiking Boots, Sandals, Slippers, Running Shoes, Loafers, Rain Boots, Ballet Flats, Clogs, Ankle Boots, Football Boots, Espadrilles',
    features: 'Waterproof, with Memory Foam, Wide Fit, Slip Resistant, Cushioned, Vegan',
    sizes: 'Size 37, Size 39, Size 41, Size 43, Size 45, Half Sizes',
  }),
  department('Beauty', 2_100, {
    nouns:
      'Hand Cream, Shampoo, Perfume, Lip Balm, Hair Dryer, Face Mask, Body Lotion, Razor, Toothbrush, Soap, Nail Polish, Sun Cream',
    features:
      'Fragrance Free, for Sensitive Skin, Cruelty Free, with Aloe Vera, Refillable, Long Lasting',
    sizes: '50 ml, 100 ml, 250 ml, 500 ml, Travel Size, Pack of 4',
  }),
  department('Groceries', 900, {
    nouns:
      'Coffee Beans, Green Tea, Olive Oil, Dark Chocolate, Honey, Pasta, Granola, Almonds, Jam, Crackers, Spice Mix, Basmati Rice',
    features: 'Organic, Fair Trade, Gluten Free, Single Origin, No Added Sugar, Stone Ground',
    sizes: '100 g, 250 g, 500 g, 1 kg, 750 ml, Pack of 6',
  }),
  department('Pets', 2_600, {
    nouns:
      'Dog Bed, Cat Tree, Dog Lead, Cat Litter, Aquarium, Bird Cage, Dog Food, Scratching Post, Pet Carrier, Chew Toy, Hamster Wheel, Feeding Bowl',
    features: 'Washable, Chew Resistant, Grain Free, for Puppies, Odour Control, with Squeaker',
    sizes: 'Small, Medium, Large, 2 kg, 10 kg, 60 Litre',
  }),
  department('Office', 1_700, {
    nouns:
      'Notebook, Fountain Pen, Stapler, Desk Organiser, Whiteboard, Envelopes, Highlighters, Paper Shredder, Calculator, Ring Binder, Label Maker, Sticky Notes',
    features: 'Recycled, Dotted, Refillable, with Elastic Band, Acid Free, Extra Strong',
    sizes: 'A4, A5, A6, Pack of 10, Pack of 50, 0.5 mm',
  }),
  department('Music', 18_500, {
    nouns:
      'Guitar, Keyboard Stand, Violin, Ukulele, Drum Kit, Metronome, Guitar Strings, Harmonica, Digital Piano, Flute, Music Stand, Tuner',
    features: 'for Beginners, with Carry Bag, Solid Top, Weighted Keys, Left-Handed, Handmade',
    sizes: '3/4 Size, 4/4 Size, 61 Keys, 88 Keys, 12 Strings, Set of 6',
  }),
];

/** Brand names that are easily misspelt. */
export const brands = list(
  'Nordvik, Kaffeehaus, Lumière, Zephyr, Hjälmare, Brightwell, Quixel, Fjordline, Montblanche, Ostrowski, Vossberg, Tamarisk, Schwarzwald & Sons, Pfefferkorn, Wrenfield, Calloway, Ødegaard, Rhythmica, Mnemo, Psyche, Xylander, Weißenfels, Guillaume, Ptarmigan, Kowalczyk, Bellerophon, Llewellyn, Czajka, Eyrie, Hallmere',
);

export const adjectives = list(
  'Classic, Compact, Smart, Premium, Portable, Modern, Deluxe, Ergonomic, Essential, Vintage, Ultra, Everyday, Professional, Quiet, Lightweight, Handmade, Rustic, Curved, Folding, Slim, Robust, Gentle, Nordic, Reversible, Seamless, Polished, Knitted, Hammered, Whisper, Heirloom',
);

export const materials = list(
  'Stainless Steel, Cotton, Oak, Leather, Glass, Bamboo, Wool, Aluminium, Ceramic, Linen, Walnut, Cast Iron, Silicone, Recycled Plastic, Copper, Cork, Marble, Titanium, Velvet, Hemp, Carbon Fibre, Enamel, Brass, Beech',
);

export const colours = list(
  'Black, White, Grey, Blue, Red, Green, Silver, Beige, Navy, Pink, Charcoal, Sand, Mint, Coral, Teal, Yellow, Burgundy, Olive, Lavender, Copper, Turquoise, Ivory, Mustard, Crimson',
);

/** Syllables for the names of series and lesser brands. */
export const syllables = list(
  'an, bel, cor, dal, el, fen, gar, hel, in, jas, kor, lum, mar, nor, or, per, quin, ros, sal, tor, ul, vel, wen, xan, yor, zan, bri, cre, dro, fli, gra, sto',
);

export const praises = list(
  'Made to last and easy to look after, Our best seller for years, A gift that is used every day, Tested by people who use it for a living, Repairable and with spare parts for ten years, Small enough for every home, Designed with care down to the last detail, Packed without plastic',
);
