import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { MeantFigure } from './shown-figures.ts'
import { useMeaningOf } from './use-meaning-of.ts'

type FigureMeaningsProps = {
  readonly tournament: Tournament
  readonly figures: readonly MeantFigure[]
  /** Told first; null: all of them. */
  readonly asked: MeantFigure | null
  readonly onClose: () => void
}

/** What the figures of a ranking are, and how they are made. */
export function FigureMeanings({ tournament, figures, asked, onClose }: FigureMeaningsProps) {
  const { t } = useTranslation()
  const meaningOf = useMeaningOf(tournament)
  const others = figures.filter((figure) => figure !== asked)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={asked === null ? t('figures.title') : t(`figures.name.${asked}`)}
      description={asked === null ? undefined : meaningOf(asked)}
      closeLabel={t('tournament.close')}
    >
      <div className="grid gap-3">
        {asked === null ? null : <h3 className="text-base font-semibold">{t('figures.others')}</h3>}
        <dl className="grid gap-3">
          {others.map((figure) => (
            <div key={figure} className="grid gap-0.5">
              <dt className="font-semibold">{t(`figures.name.${figure}`)}</dt>
              <dd className="text-sm text-muted">{meaningOf(figure)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
