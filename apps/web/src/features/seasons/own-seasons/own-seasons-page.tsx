import type { ListedSeason } from '@tablee/contract/seasons/public-season'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type OwnSeasons, useOwnSeasons } from '../api/own-seasons.ts'
import { SeasonForm } from './season-form.tsx'
import { SeasonInvitations } from './season-invitations.tsx'

/** The seasons of the account's shop. */
export function OwnSeasonsPage({ ratings }: { readonly ratings: ReactNode }) {
  const { t } = useTranslation()
  const query = useOwnSeasons()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('seasons.own.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('seasons.own.failed')} isMain headingLevel={1}>
      {(own) => (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          <header className="grid gap-2">
            <h1 className="text-title wrap-anywhere">{t('seasons.own.title')}</h1>
            <p className="max-w-prose text-muted">{t('seasons.own.lead')}</p>
            <Link to="/my-shop" className="min-h-11 justify-self-start py-2 font-semibold underline">
              {t('seasons.own.toShop')}
            </Link>
          </header>
          <Seasons own={own} />
          {own.hasShop && own.mayManage ? ratings : null}
        </div>
      )}
    </Asked>
  )
}

function Seasons({ own: { hasShop, mayManage, seasons, invitations } }: { readonly own: OwnSeasons }) {
  const { t } = useTranslation()
  if (!hasShop) return <NoShop />
  const create = mayManage ? (
    <CreateSeason isMain={invitations.length === 0} />
  ) : (
    <p className="text-muted">{t('seasons.own.readOnly')}</p>
  )
  if (seasons.length === 0 && invitations.length === 0) {
    return (
      <EmptyState drawing="none" title={t('seasons.own.empty')} action={create}>
        <p>{t('seasons.own.emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <SeasonInvitations invitations={invitations} />
      <ul
        aria-label={t('seasons.own.list')}
        className="empty:hidden grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface"
      >
        {seasons.map((season) => (
          <li key={season.id}>
            <SeasonLink season={season} mayManage={mayManage} />
          </li>
        ))}
      </ul>
      {create}
    </>
  )
}

function NoShop(): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      title={t('seasons.own.needsShop')}
      action={
        <Link to="/my-shop" className={buttonClass()}>
          {t('seasons.own.toOpenShop')}
        </Link>
      }
    >
      <p>{t('seasons.own.needsShopText')}</p>
    </EmptyState>
  )
}

type SeasonLinkProps = { readonly season: ListedSeason; readonly mayManage: boolean }

function SeasonLink({ season, mayManage }: SeasonLinkProps) {
  const { id, slug, name, state, isPublic, eventsCount, runBy } = season
  const { t } = useTranslation()
  const facts = [
    t(`seasons.state.${state}`),
    t('seasons.eventsCount', { count: eventsCount }),
    ...(isPublic ? [] : [t('seasons.hidden')]),
    ...(runBy ? [t('seasons.by', { shop: runBy.name })] : []),
  ]
  const look = 'flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken'
  const face = (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">{facts.join(' · ')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </>
  )
  return mayManage ? (
    <Link to="/my-seasons/$id" params={{ id }} className={look}>
      {face}
    </Link>
  ) : (
    <Link to="/saison/$slug" params={{ slug }} className={look}>
      {face}
    </Link>
  )
}

/** Two taps and a name; then the tournaments. */
function CreateSeason({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className="sm:justify-self-start"
        aria-haspopup="dialog"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('seasons.own.create')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('seasons.own.createTitle')}
        closeLabel={t('seasons.manage.close')}
      >
        <SeasonForm season={null} onKept={(id) => void navigate({ to: '/my-seasons/$id', params: { id } })} />
      </Dialog>
    </>
  )
}
