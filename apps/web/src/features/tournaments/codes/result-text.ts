import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import { readTableCharacters } from '@tablee/domain/tournaments/results/table-characters'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { isTableNumber } from '@tablee/domain/tournaments/tables/table-plan'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { bytesOf, signsOf } from './signs.ts'

/** What two players show the desk of their match. Who meets whom says which it is: a phone without a line knows no id of it. */
export type ShownResult = {
  readonly round: number
  readonly table: number
  /** In the order of the score. */
  readonly names: readonly [string, string]
  readonly score: Score
  /** The characters of each, in the same order; null where they were not asked for. */
  readonly characters: readonly [string, string] | null
}

/** What begins the fragment of an address that holds a result. */
const RESULT = 'S'
const VERSION = '1'
const BETWEEN = '\t'
const LONGEST = 400

export function isResultFragment(fragment: string): boolean {
  return fragment.startsWith(RESULT)
}

export function resultFragment({ round, table, names, score, characters }: ShownResult): string {
  const { wins1, wins2, draws } = score
  const fields = [VERSION, round, table, ...names.map(tidyName), wins1, wins2, draws, ...(characters ?? [])]
  return RESULT + signsOf(new TextEncoder().encode(fields.join(BETWEEN)))
}

/** Null for the fragment of another address. Whoever made it may have written anything. */
export function readResultFragment(fragment: string): ShownResult | null {
  if (!isResultFragment(fragment) || fragment.length > LONGEST) return null
  const bytes = bytesOf(fragment.slice(RESULT.length))
  const fields = bytes === null ? [] : new TextDecoder().decode(bytes).split(BETWEEN)
  const [version, round, table, name1 = '', name2 = '', wins1, wins2, draws, one, other] = fields
  const at = { round: Number(round), table: Number(table) }
  const score = { wins1: Number(wins1), wins2: Number(wins2), draws: Number(draws) }
  if (version !== VERSION || fields.length < 8 || fields.length > 10) return null
  if (!Object.values(at).every(isTableNumber) || !Object.values(score).every(isCount)) return null
  if (name1 === '' || name2 === '') return null
  const characters = [readTableCharacters(one ?? ''), readTableCharacters(other ?? '')] as const
  const [characters1, characters2] = characters
  const areBoth = characters1 !== null && characters2 !== null
  return { ...at, names: [name1, name2], score, characters: areBoth ? [characters1, characters2] : null }
}

function isCount(games: number): boolean {
  return Number.isInteger(games) && games >= 0 && games <= 9
}

export type FoundResult =
  | {
      readonly kind: 'found'
      readonly match: Meeting
      /** As the match counts its seats. */
      readonly score: Score
      readonly characters: readonly [string, string] | null
      /** What the desk has for it by now. */
      readonly stands: 'nothing' | 'same' | 'other'
    }
  | { readonly kind: 'other_round'; readonly round: number }
  /** Nobody of these names meets at that table. */
  | { readonly kind: 'no_match' }

/** Which match of the round that is played a result is of. */
export function findResult(tournament: Tournament, shown: ShownResult): FoundResult {
  const round = currentRound(tournament)
  if (!isRunning(tournament) || round !== shown.round) return { kind: 'other_round', round }
  const names = new Map(tournament.players.map(({ id, name }) => [id, nameKey(name)]))
  const [one, other] = shown.names.map(nameKey)
  for (const match of matchesOfRound(tournament, round).filter(isMeeting)) {
    const [name1, name2] = pairOf(match).map((id) => names.get(id))
    const isTurned = name1 === other && name2 === one
    if (match.table !== shown.table || !(isTurned || (name1 === one && name2 === other))) continue
    const { wins1, wins2, draws } = shown.score
    const score = isTurned ? { wins1: wins2, wins2: wins1, draws } : { wins1, wins2, draws }
    const [characters1 = '', characters2 = ''] = shown.characters ?? []
    const characters = shown.characters && (isTurned ? ([characters2, characters1] as const) : shown.characters)
    const standing = scoreOf(match)
    const stands = standing === null ? 'nothing' : isSameScore(standing, score) ? 'same' : 'other'
    return { kind: 'found', match, score, characters, stands }
  }
  return { kind: 'no_match' }
}
