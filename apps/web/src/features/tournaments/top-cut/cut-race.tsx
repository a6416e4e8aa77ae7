import { type CutOutlook, cutOutlooks } from '@tablee/domain/tournaments/rounds/cut-outlook'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, useId, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { type ChanceText, chanceText } from './chance-text.ts'

type CutRaceProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** Who is in the cut, in contention or out, the same for everyone (NONE-9). */
export function CutRace({ tournament, own }: CutRaceProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const names = usePlayerNames(tournament)
  const outlooks = useMemo(() => cutOutlooks(tournament), [tournament])
  if (!outlooks) return null
  const { size, isExact, players } = outlooks
  const ordered = players.toSorted((one, other) => other.points - one.points)
  const groups = [
    ['in', ordered.filter(({ chance }) => chance === 'in')],
    ['playing', ordered.filter(({ chance }) => chance === 'open' || chance === 'tiebreakers')],
    ['out', ordered.filter(({ chance }) => chance === 'out')],
  ] as const
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('cut.outlook.title', { size })}
      </h2>
      {groups.map(([group, some]) => (
        <RaceGroup
          key={group}
          title={t(`cut.outlook.group.${group}`, { count: some.length })}
          isTold={group === 'playing'}
          {...{ some, names, own }}
        />
      ))}
      <p className="text-sm text-muted">
        {t(tournament.plannedCut === null ? 'cut.outlook.proposed' : 'cut.outlook.planned', { size })}{' '}
        {t(isExact ? 'cut.outlook.exact' : 'cut.outlook.certain')}
      </p>
    </Card>
  )
}

type RaceGroupProps = {
  readonly title: string
  readonly some: readonly CutOutlook[]
  readonly names: PlayerNames
  readonly own: PlayerId | null
  /** Shows what is left to play for. */
  readonly isTold: boolean
}

function RaceGroup({ title, some, names, own, isTold }: RaceGroupProps) {
  if (some.length === 0) return null
  return (
    <details open={isTold} className="group">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{title}</summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {some.map((outlook) => (
          <RaceRow
            key={outlook.playerId}
            name={names.get(outlook.playerId) ?? ''}
            points={outlook.points}
            isOwn={outlook.playerId === own}
            told={isTold ? chanceText(outlook) : null}
          />
        ))}
      </ul>
    </details>
  )
}

type RaceRowProps = {
  readonly name: string
  readonly points: number
  readonly isOwn: boolean
  readonly told: ChanceText | null
}

/** Drawn anew only where something of it changes: each result of the round brings the whole race. */
const RaceRow = memo(function RaceRow({ name, points, isOwn, told }: RaceRowProps) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_max-content] items-baseline gap-x-4 border-t border-line py-2">
      <PlayerName name={name} className={isOwn ? 'font-bold' : ''} />
      <span className="text-sm tabular-nums text-muted">{t('tournament.own.points', { count: points })}</span>
      {told ? <span className="col-span-2 text-sm">{t(`cut.outlook.told.${told}`)}</span> : null}
    </li>
  )
})
