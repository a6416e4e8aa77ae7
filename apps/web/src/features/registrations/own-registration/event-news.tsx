import type { EventNewsItem } from '@tablee/contract/registrations/event-messages'
import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEventMessages } from '../api/event-messages.ts'

type EventNewsProps = { readonly tournamentId: string; readonly playerId: string }

/** The organizer's messages and changes, as in the mails. */
export function EventNews({ tournamentId, playerId }: EventNewsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const query = useEventMessages({ tournamentId, playerId })
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t border-line pt-4">
      <h3 id={titleId} className="text-lg">
        {t('registrations.news.title')}
      </h3>
      <Asked query={query} title={t('registrations.news.failed')} waiting={<Skeleton className="h-6 max-w-60" />}>
        {({ news }) =>
          news.length === 0 ? <p className="text-muted">{t('registrations.news.empty')}</p> : <NewsList news={news} />
        }
      </Asked>
    </section>
  )
}

/** Latest first. */
export function NewsList({ news }: { readonly news: readonly EventNewsItem[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ul className="grid gap-3">
      {news.map((one) => (
        <li key={one.id} className="grid gap-1 border-s-2 border-felt ps-3">
          <p className="text-base text-muted">
            <Moment at={one.at} text={formats.dateTime(new Date(one.at))} />
          </p>
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">
            {one.kind === 'moved'
              ? t(one.location ? 'registrations.news.moved' : 'registrations.news.movedNowhere', {
                  date: one.startsAt === null ? '' : formats.fullDateTime(new Date(one.startsAt)),
                  location: one.location ?? '',
                })
              : one.text}
            {one.kind === 'moved' && one.text !== '' ? ` ${one.text}` : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
