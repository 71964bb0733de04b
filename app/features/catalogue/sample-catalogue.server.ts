/**
 * The seven products of a new shop (spec 2): two variants, the speaker's colours, share one id. Prices are cents of a
 * dollar; in another currency they have the same numbers.
 */

export const sampleCatalogue = [
  {
    variant: 'book',
    id: '12321341',
    title: 'The Quiet Startup: How Small Teams Build Things That Last, Clothbound Edition',
    image: '/pictures/book-640.webp',
    priceCents: 1196,
    rating: 5,
    category: 'Books',
    description:
      'Eleven small companies, told by the people who run them: how they chose what to leave out, kept their customers close and stayed calm while they grew. Bound in undyed cloth with a ribbon marker, 248 pages, printed on paper from managed forests.',
  },
  {
    variant: 'stand-mixer',
    id: '49538094',
    title: 'Stand Mixer for Bread and Cakes, 5-Litre Polished Steel Bowl, Mint',
    image: '/pictures/stand-mixer-640.webp',
    priceCents: 23900,
    rating: 4,
    category: 'Kitchen',
    description:
      'Kneads two loaves of dough, whips cream and folds batter, each at one of eight speeds. The 5-litre bowl of polished steel has a handle and locks with a quarter turn; the head tilts back so that nothing drips. Comes with a dough hook, a flat beater and a balloon whisk, all safe in the dishwasher.',
  },
  {
    variant: 'tablet',
    id: '3254354345',
    title: 'Tablet 12.9-inch with Stylus, Wi-Fi, 128 GB, Silver',
    image: '/pictures/tablet-640.webp',
    priceCents: 59899,
    rating: 4,
    category: 'Computers',
    description:
      'A bright 12.9-inch screen for drawing, reading and films, in a body of brushed aluminium 6 mm thin. The stylus clips to the side, charges there and knows how hard it is pressed. 128 GB of storage, Wi-Fi, and a battery that lasts from breakfast until late in the evening.',
  },
  {
    variant: 'smart-speaker-charcoal',
    id: '23445930',
    title: 'Knitted Smart Speaker with Room-Filling Sound, Charcoal',
    image: '/pictures/smart-speaker-charcoal-640.webp',
    priceCents: 9899,
    rating: 5,
    category: 'Sound',
    description:
      'A woofer that points down and two drivers that point outwards fill a whole room with even sound. Four microphones hear you across it, and one switch turns them off. The knitted cover comes off to be washed; this one is charcoal.',
  },
  {
    variant: 'smart-speaker-sand',
    id: '23445930',
    title: 'Knitted Smart Speaker with Room-Filling Sound, Sand',
    image: '/pictures/smart-speaker-sand-640.webp',
    priceCents: 9899,
    rating: 6,
    category: 'Sound',
    description:
      'A woofer that points down and two drivers that point outwards fill a whole room with even sound. Four microphones hear you across it, and one switch turns them off. The knitted cover comes off to be washed; this one is sand.',
  },
  {
    variant: 'usb-c-cable',
    id: '4903850',
    title: 'Braided USB-C Cable, 2 m, Fast Charging, Coral',
    image: '/pictures/usb-c-cable-640.webp',
    priceCents: 100,
    rating: 3,
    category: 'Computers',
    description:
      'Two metres of cable in a tight coral braid that does not tangle, tested to be bent ten thousand times. Charges a laptop with up to 100 watts and carries data at 480 megabits a second. A strap of leather keeps it rolled up in the bag.',
  },
  {
    variant: 'ultrawide-monitor',
    id: '90829332',
    title: 'Curved Ultrawide Monitor 49-inch, Dual QHD, 144 Hz, for Work and Play Side by Side',
    image: '/pictures/ultrawide-monitor-640.webp',
    priceCents: 109498,
    rating: 7,
    category: 'Computers',
    description:
      'As wide as two screens of 27 inches with no frame between them: 5120 by 1440 pixels on a gentle curve, at 144 pictures a second. Two computers can share it side by side. The stand lifts, tilts and turns, and one USB-C cable brings picture and power.',
  },
] as const;
