import { type CutChance, type CutOutlook, cutOutlooks } from '@tablee/domain/tournaments/rounds/cut-outlook'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { chanceText } from './chance-text.ts'

type OwnOutlookProps = { readonly tournament: Tournament; readonly own: PlayerId }

/** "Puis-je faire égalité ?": what the player's match still decides in the last two rounds before a cut (NONE-9). */
export function OwnOutlook({ tournament, own }: OwnOutlookProps) {
  const { t } = useTranslation()
  const outlooks = useMemo(() => cutOutlooks(tournament), [tournament])
  const outlook = outlooks?.players.find(({ playerId }) => playerId === own)
  if (!outlooks || !outlook) return null
  const { size } = outlooks
  return (
    <section
      aria-label={t('cut.outlook.ownLabel', { size })}
      className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <p className="font-bold">{t(`cut.outlook.own.${chanceText(outlook)}`, { size })}</p>
      {outlook.chance === 'in' || outlook.chance === 'out' ? null : <ByResult {...outlook} />}
      <p className="text-sm text-muted">
        {t(tournament.plannedCut === null ? 'cut.outlook.proposed' : 'cut.outlook.planned', { size })}
      </p>
    </section>
  )
}

function ByResult({ after }: Pick<CutOutlook, 'after'>) {
  const { t } = useTranslation()
  if (after === null) return null
  const results: readonly (readonly ['won' | 'drawn' | 'lost', CutChance])[] = [
    ['won', after.won],
    ...(after.drawn === null ? [] : [['drawn', after.drawn] as const]),
    ['lost', after.lost],
  ]
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {results.map(([result, chance]) => (
        <div key={result} className="contents">
          <dt className="text-muted">{t(`cut.outlook.result.${result}`)}</dt>
          <dd>{t(`cut.outlook.chance.${chance}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
