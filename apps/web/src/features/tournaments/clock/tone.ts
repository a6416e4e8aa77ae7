import { isQuiet } from '../../../ui/quiet.ts'

const FREQUENCY_HZ = 880
const BEEP_S = 0.18
const GAP_S = 0.14
const VOLUME = 0.3
/** For many times a minute. */
export const SOFT = 0.1

let audio: AudioContext | null = null

/** Browsers allow sound only after a tap, some only if prepared during it. */
export function makeToneReady(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

/** Short beeps; silent before the page's first tap. */
export function soundTone(beeps: number, volume = VOLUME): void {
  if (isQuiet() || navigator.userActivation?.hasBeenActive === false) return
  makeToneReady()
  if (!audio) return
  for (let beep = 0; beep < beeps; beep += 1) {
    soundBeep(audio, { startS: audio.currentTime + beep * (BEEP_S + GAP_S), volume })
  }
}

type Beep = { readonly startS: number; readonly volume: number }

function soundBeep(context: AudioContext, { startS, volume }: Beep): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = FREQUENCY_HZ
  // Fades out to avoid a click.
  gain.gain.setValueAtTime(volume, startS)
  gain.gain.exponentialRampToValueAtTime(0.001, startS + BEEP_S)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(startS)
  oscillator.stop(startS + BEEP_S)
}
