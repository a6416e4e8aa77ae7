import { placingsOf, resultOf, scoreOf, seatScoresOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { type SaidSeats, seatsIn } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, Placings, PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Act } from '../../../../acts/act.ts'
import { newActId } from '../../../../acts/act-id.ts'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import { useUnwatchedStorage } from '../../../../device-storage/use-device-storage.tsx'
import { type Server, useServer } from '../../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../../transport/signed-in-as.tsx'
import type { LoadedTournament } from '../following/loaded-tournament.ts'
import { tournamentKey } from '../following/tournament-query.ts'
import { type ScoreSender, scoreSenderOf } from './score-sender.ts'

/** Active while the component is mounted, which does not rerender for it. */
export function useScoreSender(): ScoreSender {
  const server = useServer()
  const storage = useUnwatchedStorage()
  const queryClient = useQueryClient()
  const signedInAs = useSignedInAs()
  const sender = scoreSenderOf({ server, storage, queryClient })
  useEffect(() => sender.watch(), [sender])
  const account = signedInAs.kind === 'account' ? signedInAs.id : signedInAs.kind === 'nobody' ? null : undefined
  useEffect(() => sender.setAccount(account), [sender, account])
  return sender
}

/** On its way to the server right now. */
export function useIsSending(actId: string): boolean {
  const sender = useScoreSender()
  const find = () => sender.isSending(actId)
  return useSyncExternalStore(sender.onSending, find, find)
}

export type ScoreAuthor = {
  readonly role: UnsentScore['role']
  readonly code: string
  readonly tournamentId: string
  /** A device secret or account id; at a table, its code. */
  readonly proof: string
}

export type ChosenScore = {
  readonly matchId: string
  readonly score: Score | null
  /** Of a table of more than two, instead of a score. */
  readonly placings?: Placings | null
  /** Of two teams, all seats at once. */
  readonly seats?: SaidSeats
  readonly contest?: boolean
  readonly characters?: Characters
}

/** Shown by the two at a table, or by seat. */
type Characters =
  | { readonly characters1: string; readonly characters2: string }
  | { readonly characters: (string | null)[] }

/**
 * Chosen scores are stored on the device and sent automatically. Null means refused: the reason is with the stored score, not in `error`.
 */
export function useChooseScore<Chosen extends ChosenScore>({
  role,
  code,
  tournamentId,
  proof,
}: ScoreAuthor): Act<Chosen, 'sent' | 'waiting'> {
  const server = useServer()
  const storage = useUnwatchedStorage()
  const sender = useScoreSender()
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Chosen | null>(null)
  // The drawing that its result asks for reads it: that it was chosen needs none.
  const latest = useRef<Chosen | undefined>(undefined)
  const send = async (chosen: Chosen) => {
    const held = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))?.tournament
    const match = held?.matches.filter(isPlayed).find(({ id }) => id === chosen.matchId)
    const isSoon = role === 'staff' && chosen.placings === undefined && isDecidedHere(server)
    latest.current = chosen
    const sign = isSoon ? setTimeout(() => setSending(chosen), SIGN_AFTER_MS) : undefined
    if (!isSoon) setSending(chosen)
    const by =
      role === 'table'
        ? { author: '', atTable: { token: proof, characters1: '', characters2: '', ...chosen.characters } }
        : { author: storage.publicIdBehind(role, tournamentId, proof) ?? proof }
    const own = role === 'player' ? held?.players.find(({ publicId }) => publicId === by.author)?.id : undefined
    const names = held && match ? namesAt(held, match, own) : []
    const outcome = await sender.send({
      actId: newActId(),
      ...{ tournamentId, code, role },
      ...by,
      matchId: chosen.matchId,
      table: match?.table ?? 0,
      names: [names[0] ?? '', names[1] ?? ''],
      score: chosen.score,
      isContest: chosen.contest === true,
      over: match ? scoreOf(match) : null,
      ...(match && isPodTable(match) ? { pod: { names, ...placingsChosen(match, chosen) } } : {}),
      ...(match && chosen.seats ? { seats: { said: keptSeats(chosen.seats), over: seatsStanding(match) } } : {}),
      refusal: null,
    })
    clearTimeout(sign)
    setSending(null)
    return outcome === 'refused' ? null : outcome
  }
  const retry = async () => {
    sender.sendSoon()
    return null
  }
  return { send, retry, isSending: sending !== null, error: null, input: latest.current, clear: () => {} }
}

/** Everybody's by seat; at a seat of a team those of the two, elsewhere the teams'. */
function namesAt({ players, teams }: Tournament, match: PlayedMatch, own: PlayerId | undefined): readonly string[] {
  const isOfTeams = isTeamMatch(match)
  const meeting = isOfTeams && own !== undefined && isBySeats(match) ? meetingFor(match, own) : null
  const names = entrantNames({ players, teams: isOfTeams && meeting === null ? teams : [] })
  const shown = meeting ? seatsOf(meeting) : isOfTeams ? entrantsIn(match) : seatsOf(match)
  return shown.map((id) => names.get(id) ?? '')
}

function placingsChosen(match: Match, { placings = null }: ChosenScore) {
  return { placings, over: placingsOf(match)?.outcome ?? null }
}

/** What this device shows for the match, decided or not. */
function seatsStanding(match: Match) {
  const scores = seatScoresOf(match)
  const stands = resultOf(match)
  return scores && keptSeats({ scores, ended: (stands && seatsIn(stands.result)?.ended) ?? undefined })
}

function keptSeats({ scores, ended }: SaidSeats) {
  return ended ? { scores, ended: true as const } : { scores }
}

/** A desk without a network answers itself: before that a sign of waiting would be one drawing more, which nobody could read. */
const SIGN_AFTER_MS = 150

function isDecidedHere({ reachability }: Pick<Server, 'reachability'>): boolean {
  return !(navigator.onLine && reachability.isReachable())
}

type Place = { readonly role: UnsentScore['role']; readonly tournamentId: string }

/** Chosen in this role and not delivered, except those just on their way. The same list until one comes, goes or is refused. */
export function useUnsentScores({ role, tournamentId }: Place): readonly UnsentScore[] {
  const { storage, sender, subscribe } = useUnsentChanges()
  const held = useRef<readonly UnsentScore[]>([])
  const find = () => {
    const found = storage.unsent.shown().filter((score) => isShown(score, { role, tournamentId }, sender))
    if (!isSameList(held.current, found)) held.current = found
    return held.current
  }
  return useSyncExternalStore(subscribe, find, find)
}

/** Matches with a staff result waiting here; without refused ones. */
export function useEnteredHere({ id }: Pick<Tournament, 'id'>): ReadonlySet<string> {
  const waiting = useUnsentScores({ role: 'staff', tournamentId: id })
  return useMemo(
    () =>
      new Set(
        waiting
          .filter(
            ({ score, pod, seats, refusal }) => (score ?? pod?.placings ?? seats ?? null) !== null && refusal === null,
          )
          .map(({ matchId }) => matchId),
      ),
    [waiting],
  )
}

/** For one match: each of hundreds of rows rerenders only for its own. */
export function useUnsentScore({ matchId, ...place }: Place & { readonly matchId: string }): UnsentScore | null {
  const { storage, sender, subscribe } = useUnsentChanges()
  const find = () =>
    storage.unsent.shown().find((score) => score.matchId === matchId && isShown(score, place, sender)) ?? null
  return useSyncExternalStore(subscribe, find, find)
}

function useUnsentChanges() {
  const storage = useUnwatchedStorage()
  const sender = useScoreSender()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [storage.unsent.subscribe(listener), sender.onChange(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [storage, sender],
  )
  return { storage, sender, subscribe }
}

function isSameList(one: readonly UnsentScore[], other: readonly UnsentScore[]): boolean {
  return one.length === other.length && one.every((score, place) => score === other[place])
}

function isShown(score: UnsentScore, { role, tournamentId }: Place, sender: ScoreSender): boolean {
  return score.role === role && score.tournamentId === tournamentId && !sender.isFresh(score.actId)
}
