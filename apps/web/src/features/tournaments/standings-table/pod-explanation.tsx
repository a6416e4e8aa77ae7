import type { Stake } from '@tablee/domain/tournaments/results/wagers'
import { type CountedRules, wagerOf } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { ByeShares, CountedRound } from '@tablee/domain/tournaments/standings/explain-standing'
import type { TakenSeat } from '@tablee/domain/tournaments/standings/pod-figures'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type Names, Part } from './explanation-part.tsx'

type PodSentenceProps = { readonly round: CountedRound; readonly names: Names }

/** "Ronde 2 : victoire contre Léa, Max et Zoé, +5" */
export function PodSentence({ round, names }: PodSentenceProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const { outcome, place } = round
  if (round.stake) return <WageredSentence round={round} stake={round.stake} names={names} />
  const number = { round: round.round, count: round.points }
  if (round.opponents.length === 0) {
    return t(outcome.kind === 'won' ? 'tournament.explain.pods.bye' : 'tournament.explain.round.alone', number)
  }
  const met = { ...number, names: list(round.opponents.map((id) => names.get(id) ?? '')) }
  if (place !== undefined) return t('tournament.explain.pods.placed', { ...met, place })
  return t(`tournament.explain.pods.${outcome.kind === 'bothLost' ? 'lost' : outcome.kind}`, met)
}

type WageredSentenceProps = PodSentenceProps & { readonly stake: Stake }

/** "Ronde 2 : victoire contre Léa, Max et Zoé, mise 70, pot 280 : +210" */
function WageredSentence({
  round: { round, outcome, opponents },
  stake: { stake, pot, gain },
  names,
}: WageredSentenceProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  // As the columns have them.
  const said = {
    ...{ round, stake, pot, gain: signed(gain) },
    names: list(opponents.map((id) => names.get(id) ?? '')),
  }
  if (opponents.length === 0)
    return t(`tournament.explain.pods.wagered.${outcome.kind === 'won' ? 'bye' : 'alone'}`, said)
  return t(`tournament.explain.pods.wagered.${outcome.kind === 'bothLost' ? 'lost' : outcome.kind}`, said)
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** What everybody began with. */
export function StartSentence({ points }: { readonly points: number }) {
  const { t } = useTranslation()
  return <li>{t('tournament.explain.pods.start', { points })}</li>
}

/** How stakes and pots are counted. */
export function WagerNote({ rules }: { readonly rules: CountedRules }) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const wager = wagerOf(rules)
  if (!wager) return null
  const { win, draw } = rules.points
  const share = percent(wager.share[0] / wager.share[1])
  return <p className="text-sm text-muted">{t('tournament.explain.pods.wagered.rule', { share, win, draw })}</p>
}

/** What byes add to the mean of opponents. */
export function ByesSentence({ byes: { rounds, opponents, share } }: { readonly byes: ByeShares }) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  return <li>{t('tournament.explain.pods.byes', { count: rounds, opponents, share: percent(share) })}</li>
}

function Title({ name, meaning }: { readonly name: string; readonly meaning: string }): ReactNode {
  return (
    <>
      {name} <span className="font-normal text-muted">{meaning}</span>
    </>
  )
}

export function BeatenPart({ beaten, names }: { readonly beaten: readonly PlayerId[]; readonly names: Names }) {
  const { t } = useTranslation()
  const title = (
    <Title
      name={t('tournament.explain.pods.beaten', { count: beaten.length })}
      meaning={t('tournament.explain.pods.beatenMeaning')}
    />
  )
  return (
    <Part title={title}>
      {beaten.length === 0 ? <li>{t('tournament.explain.pods.nobodyBeaten')}</li> : null}
      {beaten.map((id) => (
        <li key={id}>
          <bdi className="unbroken-words">{names.get(id)}</bdi>
        </li>
      ))}
    </Part>
  )
}

export function SeatsPart({ seats }: { readonly seats: readonly TakenSeat[] }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const mean = seats.reduce((sum, { seat }) => sum + seat, 0) / Math.max(1, seats.length)
  const title = (
    <Title
      name={t('tournament.explain.pods.seat', { value: number(Math.round(mean * 100) / 100) })}
      meaning={t('tournament.explain.pods.seatMeaning')}
    />
  )
  return (
    <Part title={title}>
      {seats.length === 0 ? <li>{t('tournament.explain.pods.noSeat')}</li> : null}
      {seats.map(({ round, seat, of }) => (
        <li key={round}>{t('tournament.explain.pods.taken', { round, seat, of })}</li>
      ))}
    </Part>
  )
}

/** How the opponents' figure is read, which no published text says. */
export function PracticeNote({ rules: { matchWin } }: { readonly rules: CountedRules }) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const [floor, of] = matchWin.floor
  return <p className="text-sm text-muted">{t('tournament.explain.pods.practice', { floor: percent(floor / of) })}</p>
}
