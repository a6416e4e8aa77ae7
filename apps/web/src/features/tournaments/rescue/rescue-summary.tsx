import type { RescuedEvening } from '@tablee/domain/tournaments/rescue/rescued-evening'
import type { RescueDifference, RescuePreview } from '@tablee/domain/tournaments/rescue/rescued-file'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type RescueSummaryProps = { readonly evening: RescuedEvening; readonly preview: RescuePreview }

const MOST_DIFFERENCES = 12

export function RescueSummary({ evening, preview }: RescueSummaryProps) {
  const { t } = useTranslation()
  const { players, rounds, standings, pending, workedOut, areGamesKnown } = evening
  const { rows, differences } = preview
  const left = players.filter(({ droppedAfter }) => droppedAfter !== null).length
  return (
    <>
      <div role="status">
        <ul className="grid gap-1">
          <li>{t('rescue.players', { count: players.length })}</li>
          <li>{t('rescue.rounds', { count: rounds.length })}</li>
          {left > 0 ? <li>{t('rescue.left', { count: left })}</li> : null}
          {pending > 0 ? <li>{t('rescue.pending', { count: pending })}</li> : null}
          {workedOut > 0 ? <li>{t('rescue.workedOut', { count: workedOut })}</li> : null}
          {standings.length > 0 && differences.length === 0 ? <li>{t('rescue.agrees')}</li> : null}
        </ul>
      </div>
      {areGamesKnown ? null : <Notice>{t('rescue.noGames')}</Notice>}
      {differences.length > 0 ? <Differences differences={differences} /> : null}
      <table className="w-full text-start">
        <caption className="pb-2 text-start font-semibold">{t('rescue.table')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              <span className="block">{t('rescue.player')}</span>
              <span className="block">{t('rescue.opponents')}</span>
            </th>
            <th scope="col" className="py-1 text-end align-top font-normal">
              {t('rescue.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, points, opponents, droppedAfter }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
                {droppedAfter === null ? null : (
                  <span className="block text-sm font-normal text-muted">
                    {t('rescue.hasLeft', { round: droppedAfter })}
                  </span>
                )}
                <span className="block text-sm font-normal text-muted">
                  {opponents.length === 0 ? t('rescue.none') : opponents.join(', ')}
                </span>
              </th>
              <td className="py-2 text-end tabular-nums">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Differences({ differences }: { readonly differences: readonly RescueDifference[] }) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const said = ({ figure }: RescueDifference, value: number) => (figure === 'points' ? String(value) : percent(value))
  return (
    <Notice tone="attention" title={t('rescue.differences', { count: differences.length })}>
      <ul className="grid gap-1">
        {differences.slice(0, MOST_DIFFERENCES).map((one) => (
          <li key={`${one.name} ${one.figure}`} className="wrap-anywhere">
            {t('rescue.differs', {
              ...{ name: one.name, figure: t(`rescue.figures.${one.figure}`) },
              ...{ theirs: said(one, one.theirs), ours: said(one, one.ours) },
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{t('rescue.differsWhy')}</p>
    </Notice>
  )
}
