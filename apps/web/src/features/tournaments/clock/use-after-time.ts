import { extraTurnsOf } from '@tablee/domain/tournaments/clock/round-clock'
import { afterTime } from '@tablee/domain/tournaments/kinds/after-time'
import type { MatchId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

export type AfterTimeOf = {
  readonly tournament: Pick<Tournament, 'rules' | 'stages' | 'rounds' | 'teamKind'>
  readonly round: RoundNumber
  /** With the turns that its table was given. */
  readonly matchId?: MatchId | undefined
}

/** "À la fin du temps : finissez le tour en cours, puis 5 tours de plus. Une partie inachevée est nulle." */
export function useAfterTimeText(): (of: AfterTimeOf) => string {
  const { t } = useTranslation()
  return ({ tournament, round, matchId }) => {
    const { turns, end, isOfficial } = afterTime(tournament, round)
    const clock = tournament.rounds.find(({ number }) => number === round)?.clock
    const given = clock && matchId !== undefined ? extraTurnsOf(clock, matchId) : 0
    const rule =
      end === 'plays-on' ? t('clock.afterTime.playsOn') : `${turnsText(t, turns, given)} ${t(`clock.afterTime.${end}`)}`
    return t('clock.afterTime.label', { rule: isOfficial ? rule : t('clock.afterTime.unofficial', { rule }) })
  }
}

type Translate = ReturnType<typeof useTranslation>['t']

function turnsText(t: Translate, turns: number | null, given: number): string {
  if (turns === null && given === 0) return t('clock.afterTime.stops')
  const count = (turns ?? 0) + given
  return count === 0 ? t('clock.afterTime.current') : t('clock.afterTime.turns', { count })
}
