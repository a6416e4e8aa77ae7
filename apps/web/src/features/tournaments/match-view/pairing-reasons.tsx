import { drawnRound } from '@tablee/contract/tournaments/questions/get-round-draws'
import { groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import { type PairingReason, whyPaired, whySeated } from '@tablee/domain/tournaments/rounds/why-paired'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useRoundDraws } from '../api/rounds/round-draws.ts'
import { useRecomputedRound } from '../round-check/use-recomputed-round.ts'
import { useGroupsText } from '../structure/use-groups-text.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { usePlainReason } from './use-plain-reason.ts'

export type PairingReasonsProps = {
  readonly tournament: Tournament
  readonly match: Match
  readonly player: PlayerId
}

/** Includes whether this device computes the same tables from the round's seed. */
export function PairingReasons(props: PairingReasonsProps) {
  const { tournament, match } = props
  const paired = tournament.rounds.find(({ number }) => number === match.round)
  return paired?.seed === null ? <OfTouchedRound {...props} /> : <OfDrawnRound {...props} />
}

function OfDrawnRound(props: PairingReasonsProps) {
  const { tournament, match, player } = props
  const reasons = useMemo(() => whyPaired(tournament, match, player), [tournament, match, player])
  return <Reasons {...props} reasons={reasons} />
}

/** Of a round changed by hand the draw is asked, which tells whose table is as drawn. */
function OfTouchedRound(props: PairingReasonsProps) {
  const { t } = useTranslation()
  const { tournament, match, player } = props
  const { draws, isAsked } = useRoundDraws(tournament, match.round)
  const reasons = useMemo(
    () => whySeated(tournament, { match, player }, drawnRound(draws ?? [])),
    [tournament, match, player, draws],
  )
  return isAsked ? <Spinner label={t('roundCheck.asking')} /> : <Reasons {...props} reasons={reasons} />
}

type ReasonsProps = PairingReasonsProps & { readonly reasons: readonly PairingReason[] }

function Reasons({ tournament, match, player, reasons }: ReasonsProps) {
  const { t } = useTranslation()
  const { recomputed } = useRecomputedRound(tournament, match.round)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-4">
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <ReasonSentence reason={reason} {...{ tournament, player }} />
          </li>
        ))}
      </ul>
      <WhoGoesOn tournament={tournament} round={match.round} />
      {recomputed ? (
        <p className="text-sm text-muted">
          {recomputed.others === 0
            ? t('tournament.whyPaired.same')
            : t('tournament.whyPaired.others', { count: recomputed.others })}{' '}
          <span className="wrap-anywhere">{t('tournament.whyPaired.seed', { seed: recomputed.seed })}</span>
        </p>
      ) : null}
      <Link
        to="/tournament/$code/rounds/$round/verify"
        params={{ code: tournament.code, round: String(match.round) }}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {t('roundCheck.open', { round: match.round })}
      </Link>
    </div>
  )
}

type WhoGoesOnProps = Pick<PairingReasonsProps, 'tournament'> & { readonly round: RoundNumber }

/** Of the groups of that round. */
function WhoGoesOn({ tournament, round }: WhoGoesOnProps) {
  const textOf = useGroupsText()
  const stage = groupsOf(stageOfRound(tournament, round))
  const text = stage && textOf(stage, stage.groups.flat().length)
  return text ? <p>{text.goOn}</p> : null
}

type ReasonSentenceProps = Pick<PairingReasonsProps, 'tournament' | 'player'> & { readonly reason: PairingReason }

function ReasonSentence({ tournament, reason, player }: ReasonSentenceProps) {
  const { t } = useTranslation()
  const { list, number } = useFormats()
  const plainReason = usePlainReason()
  const names = usePlayerNames(tournament)
  switch (reason.kind) {
    case 'by_hand':
      return t('tournament.whyPaired.byHand')
    case 'round_by_hand':
      return t('tournament.whyPaired.roundByHand')
    case 'first_round':
      return t('tournament.whyPaired.firstRound')
    case 'same_points':
      return t('tournament.whyPaired.samePoints', { count: reason.points, players: reason.players })
    case 'other_points': {
      const { points, opponentPoints: opponent } = reason
      const because = reason.because === 'odd_group' ? 'oddGroup' : 'allMet'
      const pointsText = (count: number) => t('tournament.explain.points', { count })
      return `${t('tournament.whyPaired.otherPoints', { points: pointsText(points), opponent })} ${t(
        `tournament.whyPaired.${because}`,
        { points: pointsText(Math.max(points, opponent)), count: reason.players },
      )}`
    }
    case 'down_again': {
      const whose = reason.player === player ? 'ownDownAgain' : 'theirDownAgain'
      return t(`tournament.whyPaired.${whose}`, { rounds: list(reason.rounds.map(number)) })
    }
    case 'rematch':
      return t('tournament.whyPaired.rematch', { rounds: list(reason.rounds.map(number)) })
    case 'pod_points': {
      const { own, least, most } = reason
      if (least === most) return t('pods.why.samePoints', { count: own })
      return t('pods.why.points', { own: t('tournament.explain.points', { count: own }), least, most })
    }
    case 'pod_met': {
      const met = reason.pairs.filter((pair) => pair.includes(player)).flat()
      const others = met.filter((id) => id !== player).map((id) => names.get(id) ?? '')
      return others.length === 0 ? t('pods.why.newFaces') : t('pods.why.met', { names: list(others) })
    }
    case 'pod_seat':
      if (reason.earlier === 0) return t('pods.why.seatNew', { seat: reason.seat })
      return t('pods.why.seat', { seat: reason.seat, count: reason.earlier })
    case 'bye':
      return t('tournament.whyPaired.bye', { count: reason.points })
    default:
      return plainReason(reason)
  }
}
