import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { HandPairing } from '@tablee/domain/tournaments/rounds/hand-pairing'
import {
  carryPairingsOver,
  type RoundMove,
  roundMoves,
  type SeenRound,
} from '@tablee/domain/tournaments/rounds/seen-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import {
  afterSteps,
  isTable,
  looseLines,
  pairingKey,
  pairingsOf,
  type Step,
  standingLines,
  tablesWished,
} from './arranged-lines.ts'
import { type Arrangement, readArrangement, stillFits } from './arrangement.ts'
import { type Draft, draftOf, isSameDraft, standingOf } from './draft-pairings.ts'
import type { Line, Standing } from './lines.ts'

export type DraftState = {
  readonly round: RoundNumber
  readonly lines: readonly Line[]
  readonly draft: Draft
  /** Wished tables of new pairings, by `seatKey`. */
  readonly tables: ReadonlyMap<string, number>
  readonly steps: readonly Step[]
  readonly selected: PlayerId | null
  readonly isUnchanged: boolean
  /** The round when editing began. */
  readonly standing: Standing
  readonly from: SeenRound
  /** Changes elsewhere that saving would undo. */
  readonly moves: readonly RoundMove[]
  /** Another round is current by now. */
  readonly isOtherRound: boolean
  /** Edits dropped while carrying over. */
  readonly unfit: readonly HandPairing[]
  /** Number of stored changes dropped because they no longer apply. */
  readonly putAway: number
  readonly take: (step: Step) => void
  /** Undoes one step; the others stay. */
  readonly takeBack: (place: number) => void
  /** The first touch selects, the second swaps. */
  readonly touch: (player: PlayerId) => void
  readonly select: (player: PlayerId | null) => void
  /** The selected player takes a free seat. */
  readonly join: (line: string, place: number) => void
  /** Continues from the current round with all that still applies. */
  readonly carryOver: () => void
  readonly startAgain: () => void
}

/** The round being edited, separate from the real one, and stored until saved. */
export function useDraft(tournament: Tournament): DraftState {
  const current = currentRound(tournament)
  const { arrangement, putAway, keep } = useKeptArrangement(tournament)
  const [selected, setSelected] = useState<PlayerId | null>(null)
  const [unfit, setUnfit] = useState<readonly HandPairing[]>([])
  const live = useMemo(() => standingOf(tournament, current), [tournament, current])
  const round = arrangement?.round ?? current
  const steps = arrangement?.steps ?? NO_STEPS
  const standing = useStanding(live, arrangement)
  const lines = useLines(standing, steps)
  const draft = useMemo(() => pairingsOf(lines), [lines])
  const from = standing.pairings
  const isOtherRound = round !== current
  const goTo = (next: Arrangement) => {
    keep(next)
    setSelected(null)
  }
  const take = (step: Step) => goTo({ round, standing, steps: [...steps, step] })
  return {
    ...{ round, lines, draft, steps, selected, standing, from, isOtherRound, unfit, putAway, take },
    tables: useMemo(() => tablesWished(lines), [lines]),
    isUnchanged: useMemo(() => isSameDraft(draft, draftOf(tournament, current)), [draft, tournament, current]),
    moves: useMemo(
      () => (isOtherRound ? [] : roundMoves(tournament, { round, pairings: draft, from })),
      [tournament, round, draft, from, isOtherRound],
    ),
    takeBack: (place) => goTo({ round, standing, steps: steps.filter((_, index) => index !== place) }),
    touch: (player) => {
      if (selected === null) setSelected(player)
      else if (selected === player || areOpponents(lines, [selected, player])) setSelected(null)
      else take({ kind: 'swap', players: [selected, player] })
    },
    select: setSelected,
    join: (line, place) => {
      if (selected !== null) take({ kind: 'join', player: selected, line, place })
    },
    carryOver: () => {
      const carried = carryPairingsOver(tournament, { round, pairings: draft, from })
      const kept = new Set([...carried, ...from.map(({ pairing }) => pairing)].map(pairingKey))
      setUnfit(draft.filter((pairing) => !kept.has(pairingKey(pairing))))
      const isNothing = isSameDraft(carried, draftOf(tournament, current))
      goTo({ round: current, standing: live, steps: isNothing ? [] : [{ kind: 'arranged', pairings: carried }] })
    },
    startAgain: () => {
      setUnfit([])
      goTo({ round: current, standing: live, steps: [] })
    },
  }
}

const NO_STEPS: readonly Step[] = []

/** Stored edits; discards what no longer applies. */
function useKeptArrangement(tournament: Tournament) {
  const { id } = tournament
  const { arranged } = useUnwatchedStorage()
  const [opened] = useState(() => {
    const kept = readArrangement(arranged.find(id))
    return kept && stillFits(tournament, kept) ? { kept, putAway: 0 } : { kept: null, putAway: kept?.steps.length ?? 0 }
  })
  const [arrangement, setArrangement] = useState<Arrangement | null>(opened.kept)
  return {
    arrangement,
    putAway: opened.putAway,
    keep: (next: Arrangement) => {
      const isNothing = next.steps.length === 0
      setArrangement(isNothing ? null : next)
      if (isNothing) arranged.forget(id)
      else arranged.keep(id, next)
    },
  }
}

/** The live round until something is edited, then the round at that time; newcomers have no table yet. */
function useStanding(live: Standing, arrangement: Arrangement | null): Standing {
  return useMemo(() => {
    if (arrangement === null) return live
    const { standing, steps } = arrangement
    const meant = new Set(steps.flatMap(playersOf))
    const loose = standing.loose.filter((player) => live.loose.includes(player) || meant.has(player))
    const known = new Set([...standing.loose, ...standing.pairings.flatMap(({ pairing }) => seatsOf(pairing))])
    return { ...standing, loose: [...loose, ...live.loose.filter((player) => !known.has(player))] }
  }, [live, arrangement])
}

function playersOf(step: Step): readonly PlayerId[] {
  switch (step.kind) {
    case 'swap':
      return step.players
    case 'arranged':
      return step.pairings.flatMap(seatsOf)
    case 'bye':
    case 'loss':
    case 'unseat':
    case 'join':
      return [step.player]
    default:
      return step satisfies never
  }
}

function useLines({ pairings, loose, podSeats }: Standing, steps: readonly Step[]): readonly Line[] {
  // Unchanged lines keep their identity and do not rerender.
  const begun = useMemo(() => standingLines({ pairings, podSeats }), [pairings, podSeats])
  return useMemo(() => afterSteps([...begun, ...looseLines(loose)], steps), [begun, loose, steps])
}

function areOpponents(lines: readonly Line[], pair: readonly PlayerId[]): boolean {
  return lines.some(
    (line) =>
      isTable(line) &&
      pair.every((player) => line.places.some((held) => held?.player === player && held.as === 'table')),
  )
}
