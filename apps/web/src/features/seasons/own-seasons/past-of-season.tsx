import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { OwnSeason } from '../api/own-seasons.ts'

type PastOfSeasonProps = { readonly own: OwnSeason }

/** The way to events of other tools, and what was done with them. */
export function PastOfSeason({ own: { season, pastNotes } }: PastOfSeasonProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const titleId = useId()
  const { id, state } = season
  return (
    <>
      {state === 'ended' ? null : (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-muted">{t('pastEvents.linkText')}</p>
          <Link
            to="/my-seasons/$id/past"
            params={{ id }}
            className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
          >
            <History aria-hidden="true" className="size-5" />
            {t('pastEvents.link')}
          </Link>
        </div>
      )}
      {pastNotes.length === 0 ? null : (
        <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 id={titleId} className="text-base font-semibold">
            {t('pastEvents.journal')}
          </h3>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
            {pastNotes.map(({ number, kind, event, by, at }) => (
              <li key={number} className="wrap-anywhere">
                {t(`pastEvents.notes.${kind}`, { event, by: by ?? t('pastEvents.somebody') })}
                <span className="block text-muted tabular-nums">{dateTime(new Date(at))}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
