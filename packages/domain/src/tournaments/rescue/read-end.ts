import { nameKey } from '../players/player-name.ts'
import { DOUBLE_LOSS, mirrorScore, type Score } from '../results/score.ts'
import type { RescuedEnd } from './rescued-evening.ts'

/** A cell for a result: how it ended, 'bye', 'loss' (without an opponent), null where nothing was reported, undefined if unreadable. */
export type ReadEnd = RescuedEnd | 'bye' | null | undefined

const SCORE = /^(\d{1,2}) ?[-–—:/] ?(\d{1,2})(?: ?[-–—:/] ?(\d{1,2}))?$/

export const WON: RescuedEnd = { score: { wins1: 1, wins2: 0, draws: 0 }, areGamesKnown: false }
export const LOST: RescuedEnd = { score: { wins1: 0, wins2: 1, draws: 0 }, areGamesKnown: false }
export const DREW: RescuedEnd = { score: { wins1: 0, wins2: 0, draws: 0 }, areGamesKnown: false }
export const BOTH_LOST: RescuedEnd = { score: DOUBLE_LOSS, areGamesKnown: true }

const WORDS: ReadonlyMap<string, ReadEnd> = new Map<string, ReadEnd>([
  ...['', '-', '–', '—', '?', 'not reported', 'pending', 'en cours', 'en attente'].map((word) => [word, null] as const),
  ...['w', 'v', 'win', 'won', 'victoire', 'gagne', 'player 1', 'joueur 1'].map((word) => [word, WON] as const),
  ...['l', 'loss', 'lost', 'defaite', 'perdu', 'player 2', 'joueur 2'].map((word) => [word, LOST] as const),
  ...['d', 'n', 'draw', 'drawn', 'tie', 'id', 'nul', 'nulle', 'egalite'].map((word) => [word, DREW] as const),
  ...['double loss', 'double defaite'].map((word) => [word, BOTH_LOST] as const),
  ...['bye', 'exempt'].map((word) => [word, 'bye'] as const),
])

/** "2-1", "2-1-0", "1-1-1 Draw", "Zoé won 2-0-0", "victoire", "nul", "bye". */
export function readEnd(cell: string, one: string, two: string | null): ReadEnd {
  const text = nameKey(cell)
  const word = WORDS.get(text)
  if (word !== undefined) return word
  const plain = readScore(text)
  if (plain) return { score: plain, areGamesKnown: true }
  if (text.endsWith(' bye')) return 'bye'
  if (text.endsWith(' draw')) return withGames(readScore(text.slice(0, -5).trim())) ?? undefined
  return endNamed(text, one, false) ?? (two === null ? undefined : endNamed(text, two, true))
}

function endNamed(text: string, name: string, isSecond: boolean): RescuedEnd | undefined {
  const key = nameKey(name)
  if (key === '' || !text.startsWith(`${key} `)) return undefined
  const rest = text.slice(key.length + 1)
  const verb = ['won', 'gagne', 'wins'].find((one) => rest === one || rest.startsWith(`${one} `))
  if (!verb) return undefined
  const told = rest.slice(verb.length).trim()
  const score = told === '' ? null : readScore(told)
  const end = told === '' ? WON : withGames(score)
  return end && isSecond ? mirrored(end) : end
}

export function mirrored(end: RescuedEnd): RescuedEnd {
  return end.score.isDoubleLoss ? end : { ...end, score: mirrorScore(end.score) }
}

function withGames(score: Score | null): RescuedEnd | undefined {
  return score ? { score, areGamesKnown: true } : undefined
}

/** Games won, lost and drawn; null if it is no score. */
export function readScore(text: string): Score | null {
  const [, won, lost, drawn = '0'] = SCORE.exec(text.trim()) ?? []
  if (won === undefined || lost === undefined) return null
  const score = { wins1: Number(won), wins2: Number(lost), draws: Number(drawn) }
  return score.wins1 + score.wins2 + score.draws > 9 ? null : score
}
