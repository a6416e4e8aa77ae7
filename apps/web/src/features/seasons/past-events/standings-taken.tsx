import type { PastEvent } from '@tablee/domain/tournaments/rescue/past-event'
import { useTranslation } from '../../../language/use-translation.ts'

/** All of it, as it was understood. */
export function StandingsTaken({ read: { places, winsFrom } }: { readonly read: PastEvent }) {
  const { t } = useTranslation()
  const end = 'py-1.5 ps-2 text-end tabular-nums'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-muted">{t(`pastEvents.winsFrom.${winsFrom}`)}</p>
      <table className="w-full text-start">
        <caption className="sr-only">{t('pastEvents.places')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1 pe-2 text-end font-normal">
              <span aria-hidden="true">#</span>
              <span className="sr-only">{t('pastEvents.place')}</span>
            </th>
            <th scope="col" className="w-full py-1 text-start font-normal">
              {t('pastEvents.person')}
            </th>
            {(['won', 'drawn'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 ps-2 text-end font-normal">
                {t(`pastEvents.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, place, won, drawn }) => (
            <tr key={name} className="border-b border-line align-top">
              <td className="py-1.5 pe-2 text-end font-semibold tabular-nums">{place}</td>
              <th scope="row" className="py-1.5 text-start font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </th>
              <td className={end}>{winsFrom === 'nowhere' ? '–' : won}</td>
              <td className={end}>{winsFrom === 'nowhere' ? '–' : drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
