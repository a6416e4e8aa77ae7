import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

export function canSpeak(): boolean {
  return typeof window !== 'undefined' && 'speechSynthesis' in window
}

/**
 * The voice for a language: one of this device before one of a server, its own country first. `unknown` where the browser names none, and
 * chooses by itself; null where it has only voices of other languages, which would read it so that nobody understands.
 */
export function voiceFor<Each extends Voice>(voices: readonly Each[], locale: string): Each | 'unknown' | null {
  if (voices.length === 0) return 'unknown'
  const [language = locale] = locale.split('-')
  const wanted = localeKey(locale)
  const worthOf = (voice: Each) =>
    (voice.localService ? 4 : 0) + (localeKey(voice.lang) === wanted ? 2 : 0) + (voice.default ? 1 : 0)
  const able = voices.filter(({ lang }) => localeKey(lang).split('-')[0] === language.toLowerCase())
  return able.toSorted((one, other) => worthOf(other) - worthOf(one))[0] ?? null
}

/** Android writes fr_FR. */
function localeKey(locale: string): string {
  return locale.replace('_', '-').toLowerCase()
}

/** Whether the device may speak it; voices come some time after a page has opened. */
export function useHasVoice(locale: string): boolean {
  return useSyncExternalStore(
    followVoices,
    () => canSpeak() && voiceFor(voicesHere(), locale) !== null,
    () => false,
  )
}

/** A stub or an old browser may have speech without a list of voices. */
function voicesHere(): readonly SpeechSynthesisVoice[] {
  return window.speechSynthesis.getVoices?.() ?? []
}

function followVoices(listener: () => void): () => void {
  if (!canSpeak()) return () => {}
  const { speechSynthesis } = window
  speechSynthesis.addEventListener?.('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener)
}

type Said = {
  readonly text: string
  readonly locale: string
  readonly onEnd: () => void
  /** Not when it was interrupted. */
  readonly onFailed: () => void
}

/** In the voice of the language; false where there is none. */
export function speak({ text, locale, onEnd, onFailed }: Said): boolean {
  const voice = voiceFor(voicesHere(), locale)
  if (voice === null) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = locale
  if (voice !== 'unknown') utterance.voice = voice
  utterance.onend = onEnd
  utterance.onerror = ({ error }) => (error === 'interrupted' || error === 'canceled' ? onEnd() : onFailed())
  window.speechSynthesis.speak(utterance)
  return true
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel()
}

/** A voice would read "A-12" as minus. */
export function asSpoken(label: string): string {
  return label.replaceAll('-', ' ')
}
