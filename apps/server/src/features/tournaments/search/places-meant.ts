import { differingLetters, editDistance, lettersIn, slipsAllowed } from './edit-distance.ts'
import { frenchPlaces } from './french-places.ts'
import { wholeWord } from './location-words.ts'
import { wordsOf } from './words.ts'

export type Meant = { readonly text: string; readonly slips: number }

type Entry = {
  readonly key: string
  readonly letters: number
  readonly text: string
  /** Of the largest place of that name. */
  readonly population: number
}

type Known = {
  /** Whole names, and their single words. */
  readonly names: readonly Entry[]
  readonly words: readonly Entry[]
}

let read: Known | null = null

/** Whole names one or two mistakes away, nearest and most populous first. */
export function placesMeant(typed: string, most: number): readonly Meant[] {
  return nearest(readNames().names, wordsOf(typed).map(wholeWord).join(' '), most)
}

/** Single words of names, such as "Étienne". */
export function placeWordsMeant(word: string, most: number): readonly Meant[] {
  return nearest(readNames().words, word, most)
}

/** Read when first compared. */
export function readNames(): Known {
  read ??= sortNames()
  return read
}

function nearest(entries: readonly Entry[], key: string, most: number): readonly Meant[] {
  const allowed = slipsAllowed(key.length)
  const letters = lettersIn(key)
  const near = entries.flatMap((entry) => {
    if (Math.abs(entry.key.length - key.length) > allowed) return []
    // A replaced letter is one mistake, but two differing letters.
    if (differingLetters(entry.letters, letters) > 2 * allowed) return []
    const slips = editDistance(entry.key, key, allowed)
    return slips > 0 && slips <= allowed ? [{ ...entry, slips }] : []
  })
  return near
    .toSorted((one, other) => one.slips - other.slips || other.population - one.population)
    .slice(0, most)
    .map(({ text, slips }) => ({ text, slips }))
}

function sortNames(): Known {
  const { all, departments } = frenchPlaces()
  const [names, words] = [new Map<string, Entry>(), new Map<string, Entry>()]
  const towns = all
    .filter(({ city }) => city === null)
    .map(({ name, names: [key = ''], population }) => ({ text: name, key, population }))
  const areas = [...departments.values()].flatMap(({ name, words: key, region, regionWords }) => [
    { text: name, key, population: 0 },
    { text: region, key: regionWords, population: 0 },
  ])
  for (const entry of [...towns, ...areas]) {
    keepLargest(names, entry)
    const [texts, keys] = [entry.text.split(/[^\p{L}\d]+/u), entry.key.split(' ')]
    if (texts.length !== keys.length) continue
    for (const [index, key] of keys.entries()) keepLargest(words, { ...entry, text: texts[index] ?? key, key })
  }
  return { names: [...names.values()], words: [...words.values()] }
}

function keepLargest(entries: Map<string, Entry>, { text, key, population }: Omit<Entry, 'letters'>): void {
  if (key.length < 3 || (entries.get(key)?.population ?? -1) >= population) return
  entries.set(key, { text, key, population, letters: lettersIn(key) })
}
