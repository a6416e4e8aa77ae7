const FREQUENCY_HZ = 880
const BEEP_S = 0.18
const GAP_S = 0.14
const VOLUME = 0.3

let audio: AudioContext | null = null

/** Browsers allow sound only after a tap, some only if prepared during it. */
export function makeToneReady(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

/** Short beeps; silent before the page's first tap. */
export function soundTone(beeps: number): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  makeToneReady()
  if (!audio) return
  for (let beep = 0; beep < beeps; beep += 1) soundBeep(audio, audio.currentTime + beep * (BEEP_S + GAP_S))
}

function soundBeep(context: AudioContext, startS: number): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = FREQUENCY_HZ
  // Fades out to avoid a click.
  gain.gain.setValueAtTime(VOLUME, startS)
  gain.gain.exponentialRampToValueAtTime(0.001, startS + BEEP_S)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(startS)
  oscillator.stop(startS + BEEP_S)
}
