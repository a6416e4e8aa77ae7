import { placeOnMap } from '@tablee/domain/tournaments/life/place-on-map'
import { CalendarPlus, Map as MapIcon } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'

/** A plain link, no download: phones open the file and offer to keep it. */
export function ToCalendar({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <a
      href={`/v1/tournaments/${code}/calendar.ics`}
      className="flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
      {t('tournament.event.toCalendar')}
    </a>
  )
}

/** Empty for a text that is no place. */
export function ToMap({ place }: { readonly place: string }) {
  const { t } = useTranslation()
  const address = placeOnMap(place)
  return address === null ? null : (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <MapIcon aria-hidden="true" className="size-5 shrink-0" />
      {t('tournament.event.toMap')}
    </a>
  )
}
