import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { SeasonFinal } from '../season-view.ts'
import { usePointsText } from './number-text.ts'
import { useFolded } from './use-folded.ts'

type Ranking = NonNullable<SeasonFinal['ranking']>
type FinalRankingProps = { readonly carries: SeasonFinal['carries']; readonly ranking: Ranking }

/** How the final came out, with what each brought along. */
export function FinalRanking({ carries, ranking }: FinalRankingProps) {
  const { t } = useTranslation()
  const { shown, more, open } = useFolded(ranking)
  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {shown.map((finalist) => (
          <Finalist key={finalist.key} carries={carries} finalist={finalist} />
        ))}
      </ol>
      {more === 0 ? null : (
        <Button variant="secondary" className="justify-self-start print:hidden" onClick={open}>
          {t('seasons.table.more', { count: more })}
        </Button>
      )}
    </>
  )
}

type FinalistProps = Pick<FinalRankingProps, 'carries'> & { readonly finalist: Ranking[number] }

function Finalist({ carries, finalist }: FinalistProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const pointsText = usePointsText()
  const { name, place, placeInEvent, seasonPlace, seasonTotal, total } = finalist
  const season =
    seasonPlace === null ? t('seasons.final.guest') : t('seasons.final.ofSeason', { place: ordinal(seasonPlace) })
  const added = t('seasons.final.added', {
    place: placeInEvent === null ? t('seasons.final.out') : ordinal(placeInEvent),
    points: pointsText(seasonTotal ?? 0),
  })
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1">
      <span className="w-6 shrink-0 text-end font-display font-bold tabular-nums">{place ?? '–'}</span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{name ?? t('seasons.table.nameless')}</span>
        <span className="text-sm text-muted tabular-nums">{carries === 'points' ? added : season}</span>
      </span>
      {total === null ? null : <span className="shrink-0 font-semibold tabular-nums">{pointsText(total)}</span>}
    </li>
  )
}
