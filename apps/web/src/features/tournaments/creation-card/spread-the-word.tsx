import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { ShareLink } from '../tournament-frame/share-link.tsx'

export function SpreadTheWord({ tournament }: { readonly tournament: CreatedTournament }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const titleId = useId()
  const { code, series } = tournament
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('creation.success.spread')}
      </h2>
      <div className="flex flex-wrap gap-2">
        <ShareLink code={code} />
        <Link
          to="/tournament/$code/print"
          params={{ code }}
          search={{ sheet: 'poster' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Printer aria-hidden="true" className="size-5" />
          {t('creation.success.poster')}
        </Link>
      </div>
      {series ? (
        <ol aria-label={t('creation.success.series', { count: series.length })} className="grid divide-y divide-line">
          {series.map((each) => (
            <li key={each.startsAt}>
              <Link
                to="/tournament/$code/admin-advanced"
                params={{ code: each.code }}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 font-semibold"
              >
                <Moment at={each.startsAt} text={formats.fullDateTime(new Date(each.startsAt))} />
                <span className="tracking-wider tabular-nums">{each.code}</span>
              </Link>
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  )
}
