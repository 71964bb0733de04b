import styles from './hero.module.css';
import { heroPicture } from './hero-picture.ts';

const { src, width, height, whole, phone } = heroPicture;

/** The picture over the catalogue. Decorative; what follows it overlaps its lower 40 %. */
export function Hero() {
  return (
    <div className={`${styles.hero} screen-only`}>
      <picture className={styles.picture}>
        <source type="image/avif" media={phone.media} srcSet={phone.avif} sizes={phone.sizes} />
        <source type="image/webp" media={phone.media} srcSet={phone.webp} sizes={phone.sizes} />
        <source type="image/avif" srcSet={whole.avif} sizes={whole.sizes} />
        <source type="image/webp" srcSet={whole.webp} sizes={whole.sizes} />
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className={styles.image}
        />
      </picture>
    </div>
  );
}
