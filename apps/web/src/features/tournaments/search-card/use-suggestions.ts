import { useEffect, useRef, useState } from 'react'
import { filtersOf, readTournamentSearch, type TournamentSearch } from '../api/search/tournament-search.ts'

/** Fewer letters match nearly everything. */
const FEWEST_LETTERS = 3
const PAUSE_MS = 400

/** The text after a pause, with current filters. None once a search runs or the text is cleared; not part of the address. */
export function useSuggestions(search: TournamentSearch) {
  const committed = JSON.stringify(search)
  const [text, setText] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [about, setAbout] = useState(committed)
  if (about !== committed) {
    setAbout(committed)
    setText(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was about to be suggested belongs to the search before.
  useEffect(() => () => clearTimeout(timer.current), [committed])
  const type = (typed: string) => {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    if (wanted.length < FEWEST_LETTERS || wanted === search.q) setText(null)
    else timer.current = setTimeout(() => setText(wanted), PAUSE_MS)
  }
  return { suggested: text === null ? null : readTournamentSearch({ ...filtersOf(search), q: text }), type }
}
