/** The sound of a new order: two short tones, made by the browser. */

const TONES_HZ = [660, 880];
const TONE_SECONDS = 0.18;
const VOLUME = 0.15;

let audio: AudioContext | null = null;

/** To be called by a click or a key: browsers play nothing before. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

/** Silent until it is allowed. */
export function playOrderSound(): void {
  if (audio?.state !== 'running') return;
  for (const [index, frequency] of TONES_HZ.entries()) {
    const startsAt = audio.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: VOLUME });
    // Without a fade it ends with a click.
    volume.gain.setTargetAtTime(0, startsAt + TONE_SECONDS * 0.6, 0.03);
    tone.connect(volume).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + TONE_SECONDS * 1.5);
  }
}
