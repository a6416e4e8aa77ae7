import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type OwnSeason, useOwnSeason } from '../api/own-seasons.ts'

type SeasonOfAccountProps = {
  readonly id: string
  /** Whose shop is in it, and does not run it, may come as well. */
  readonly isForGuests?: boolean
  readonly children: (own: OwnSeason) => ReactNode
}

/** A season that the account may run, once it is read. */
export function SeasonOfAccount({ id, isForGuests = false, children }: SeasonOfAccountProps) {
  const { t } = useTranslation()
  const query = useOwnSeason(id)
  if (query.data) {
    const { mayManage, mayPut } = query.data.season
    return mayManage || (isForGuests && mayPut) ? children(query.data) : <Gone />
  }
  if (query.isPending)
    return (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('seasons.loading')} />
      </div>
    )
  if (query.error instanceof RefusedError) return <Gone />
  return <NotRead query={query} title={t('seasons.failed')} isMain headingLevel={1} />
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      title={t('seasons.own.unknown')}
      action={
        <Link to="/my-seasons" className={buttonClass()}>
          {t('seasons.own.all')}
        </Link>
      }
    />
  )
}
