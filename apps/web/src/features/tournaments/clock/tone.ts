const FREQUENCY_HZ = 880
const BEEP_S = 0.18
const GAP_S = 0.14
const VOLUME = 0.3

let audio: AudioContext | null = null

/** Browsers let a page sound after a tap only, and some only when the sound was made ready within it. */
export function makeToneReady(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

/** So many short beeps, now; silent before the first tap on the page. */
export function soundTone(beeps: number): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  makeToneReady()
  if (!audio) return
  for (let beep = 0; beep < beeps; beep += 1) soundBeep(audio, audio.currentTime + beep * (BEEP_S + GAP_S))
}

function soundBeep(context: AudioContext, startS: number): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = FREQUENCY_HZ
  // Falls off, so that the end is no click.
  gain.gain.setValueAtTime(VOLUME, startS)
  gain.gain.exponentialRampToValueAtTime(0.001, startS + BEEP_S)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(startS)
  oscillator.stop(startS + BEEP_S)
}
