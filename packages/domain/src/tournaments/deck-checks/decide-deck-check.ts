import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { currentClock, extraMsOf, MINUTE_MS, MOST_EXTRA_MINUTES } from '../clock/round-clock.ts'
import { leftMs } from '../kinds/clock-course.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { MatchId, PlayedMatch, PlayerId, RoundClock, Tournament } from '../tournament.ts'
import {
  type CheckedDeck,
  type DeckCheck,
  type DeckChecks,
  MOST_DECK_CHECKS,
  MOST_DRAWN_TABLES,
  type PassedWhy,
} from './deck-check.ts'
import { openCheckAt } from './deck-checks-in.ts'
import { deckRulesOf } from './deck-rules.ts'
import { drawTables } from './draw-tables.ts'

type By = Pick<Author, 'holderId'>
type Decided = Outcome<readonly Change[]>

type Drawing = {
  readonly round: number
  readonly count: number
  readonly seed: string
  /** Who handed a list in. */
  readonly withList: ReadonlySet<PlayerId>
}

/** Draws tables of the round being played; a later draw of the round has the next number. */
export function drawDeckChecks(
  tournament: Tournament,
  known: DeckChecks,
  { round, count: wished, seed, withList }: Drawing,
): Decided {
  const fault = notPlaying(tournament)
  if (fault) return refuse(fault)
  if (round !== currentRound(tournament)) return refuse('round_not_current')
  if (known.draws.length >= MOST_DECK_CHECKS) return refuse('deck_checks_too_many')
  const count = Math.min(Math.max(1, wished), MOST_DRAWN_TABLES)
  const before = known.draws.filter((draw) => draw.round === round)
  const drawnBefore = new Set(before.flatMap(({ matches }) => matches))
  const checked = new Set(known.checks.flatMap((one) => (one.isTakenBack ? [] : one.matchId)))
  const passes = (match: PlayedMatch): PassedWhy | null => {
    if (isOver(match)) return 'finished'
    if (drawnBefore.has(match.id) || checked.has(match.id)) return 'checked'
    return seatsOf(match).every((player) => withList.has(player)) ? null : 'list'
  }
  const drawn = drawTables(tournament, { round, seed, count, passes })
  if (drawn.matches.length === 0) return refuse('deck_check_no_table')
  return accept([{ kind: 'deck_checks_drawn', round, number: before.length + 1, seed, count, ...drawn }])
}

type Opening = { readonly matchId: MatchId; readonly by: By; readonly now: Date }

/** Opens a check of a table, or reads along with whoever opened it: either is a reading of its lists. */
export function openDeckCheck(tournament: Tournament, known: DeckChecks, { matchId, by, now }: Opening): Decided {
  const fault = notPlaying(tournament)
  if (fault) return refuse(fault)
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return refuse('match_not_found')
  if (match.round !== currentRound(tournament)) return refuse('match_not_current')
  const { holderId } = by
  const players = seatsOf(match)
  const { round, table } = match
  const open = openCheckAt(known, matchId)
  if (open?.readers.includes(holderId)) return accept([])
  if (open)
    return accept([{ kind: 'deck_check_read', check: open.check, matchId, round, table, players, by: holderId }])
  if (known.checks.length >= MOST_DECK_CHECKS) return refuse('deck_checks_too_many')
  const draw = known.draws.find(({ matches }) => matches.includes(matchId))?.number ?? null
  const of = { check: known.checks.length + 1, matchId, round, table, players, draw }
  return accept([{ kind: 'deck_check_opened', ...of, by: holderId, at: now.toISOString() }])
}

type Ending = { readonly check: number; readonly results: readonly CheckedDeck[]; readonly now: Date }

/** Ends a check, with what each deck came to. A table that still plays gets the time back that it lost, and what the rules add. */
export function endDeckCheck(tournament: Tournament, known: DeckChecks, { check, results, now }: Ending): Decided {
  const fault = notPlaying(tournament)
  if (fault) return refuse(fault)
  const found = known.checks.find((one) => one.check === check)
  if (!found || found.isTakenBack) return refuse('deck_check_gone')
  if (found.endedAt !== null) return refuse('deck_check_ended')
  const said = new Set(results.map(({ playerId }) => playerId))
  if (said.size !== results.length || said.size !== found.players.length) return refuse('deck_check_results_missing')
  if (!found.players.every((player) => said.has(player))) return refuse('deck_check_results_missing')
  const { extraMs, clock } = timeBack(tournament, found, now)
  const { matchId, round, table, players } = found
  const of = { check, matchId, round, table, players, at: now.toISOString() }
  const ended = { kind: 'deck_check_ended', ...of, results, extraMs } as const
  return accept(clock ? [ended, { kind: 'clock_set', round, clock }] : [ended])
}

/** Takes a check back, with the time that it gave. Who read the lists stays in the journal. */
export function takeBackDeckCheck(tournament: Tournament, known: DeckChecks, check: number): Decided {
  const found = known.checks.find((one) => one.check === check)
  if (!found) return refuse('deck_check_gone')
  if (found.isTakenBack) return accept([])
  const { matchId, round, table, players, extraMs } = found
  const back = { kind: 'deck_check_taken_back', check, matchId, round, table, players } as const
  const clock = currentClock(tournament)
  if (!clock || extraMs === 0 || round !== currentRound(tournament)) return accept([back])
  return accept([back, { kind: 'clock_set', round, clock: withMore(clock, matchId, -extraMs) }])
}

function notPlaying(tournament: Tournament) {
  if (tournament.isCancelled) return 'tournament_cancelled' as const
  if (isWaiting(tournament)) return 'tournament_not_running' as const
  return isFinished(tournament) ? ('tournament_finished' as const) : null
}

type TimeBack = { readonly extraMs: number; readonly clock: RoundClock | null }

const NO_TIME: TimeBack = { extraMs: 0, clock: null }

/** What is lost is what the clock ran since the lists were opened: nothing before its start. In whole minutes, rounded up. */
function timeBack(tournament: Tournament, { round, matchId, openedAt }: DeckCheck, now: Date): TimeBack {
  const clock = currentClock(tournament)
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!clock || round !== currentRound(tournament) || !match || isOver(match)) return NO_TIME
  const lasted = Math.max(0, now.getTime() - Date.parse(openedAt))
  const ran = Math.max(0, clock.durationMs - leftMs(clock.course, now.getTime()))
  const lost = Math.ceil(Math.min(lasted, ran) / MINUTE_MS) * MINUTE_MS
  if (lost === 0) return NO_TIME
  const wished = lost + deckRulesOf(tournament).extraMinutes * MINUTE_MS
  const extraMs = Math.min(wished, MOST_EXTRA_MINUTES * MINUTE_MS - extraMsOf(clock, matchId))
  return extraMs <= 0 ? NO_TIME : { extraMs, clock: withMore(clock, matchId, extraMs) }
}

function withMore(clock: RoundClock, matchId: MatchId, byMs: number): RoundClock {
  const before = clock.extraTime.find((extra) => extra.matchId === matchId)
  const others = clock.extraTime.filter((extra) => extra !== before)
  const extraMs = Math.max(0, (before?.extraMs ?? 0) + byMs)
  const checkMs = Math.min(extraMs, Math.max(0, (before?.checkMs ?? 0) + byMs))
  const { turns } = before ?? {}
  if (extraMs === 0 && turns === undefined) return { ...clock, extraTime: others }
  const of = { matchId, extraMs, ...(turns === undefined ? {} : { turns }) }
  return { ...clock, extraTime: [...others, checkMs === 0 ? of : { ...of, checkMs }] }
}
