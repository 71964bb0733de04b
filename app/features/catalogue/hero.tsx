import styles from './hero.module.css';
import { heroPicture } from './hero-picture.ts';

/** The picture over the catalogue. Decorative; what follows it overlaps its lower 40 %. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={heroPicture.avif} sizes={heroPicture.sizes} />
        <source type="image/webp" srcSet={heroPicture.webp} sizes={heroPicture.sizes} />
        <img
          src={heroPicture.src}
          alt=""
          width={heroPicture.width}
          height={heroPicture.height}
          fetchPriority="high"
          className={styles.image}
        />
      </picture>
    </div>
  );
}
