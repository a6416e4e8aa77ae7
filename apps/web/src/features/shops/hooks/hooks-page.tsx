import type { HooksData } from '@tablee/contract/shops/hooks'
import { MOST_HOOKS } from '@tablee/domain/shops/hook'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useHooks } from '../api/hooks.ts'
import { AskedOfShop } from '../asked-of-shop.tsx'
import { type Told, ToldOnce } from '../told-once.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { HookForm } from './hook-form.tsx'
import { HookLine } from './hook-line.tsx'

const SHOWN_FIRST = 8

/** The addresses that a shop tells of its events, and what was sent last. */
export function HooksPage() {
  const { t } = useTranslation()
  const query = useHooks()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('hooks.loading')} />
    </div>
  )
  return (
    <AskedOfShop query={query} waiting={waiting} title={t('hooks.failed')}>
      {(known) => (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <header className="grid gap-2">
            <h1 className="text-title wrap-anywhere">{t('hooks.title')}</h1>
            <p className="max-w-prose text-muted">{t('hooks.lead')}</p>
            <Link to="/my-shop" className="min-h-11 justify-self-start py-2 font-semibold underline">
              {t('hooks.toShop')}
            </Link>
          </header>
          <Hooks hooks={known.hooks} />
          <Deliveries
            hooks={known.hooks}
            deliveries={known.deliveries}
            isAsking={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
        </div>
      )}
    </AskedOfShop>
  )
}

function Hooks({ hooks }: Pick<HooksData, 'hooks'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const [told, setTold] = useState<Told | null>(null)
  return (
    <>
      {hooks.length === 0 ? (
        <EmptyState drawing="none" title={t('hooks.empty')}>
          <p>{t('hooks.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t('hooks.list')} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {hooks.map((hook) => (
            <HookLine key={hook.id} hook={hook} onSecret={setTold} />
          ))}
        </ul>
      )}
      {told === null ? null : (
        <ToldOnce
          key={told.secret}
          secret={told.secret}
          title={t('hooks.secretTitle')}
          copy={{ label: t('hooks.copy'), copiedLabel: t('hooks.copied'), failedTitle: t('hooks.notCopied') }}
        >
          <p className="wrap-anywhere">{told.of}</p>
          <p>{t('hooks.secretText')}</p>
        </ToldOnce>
      )}
      <Card as="section" aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-section">
          {t('hooks.addTitle')}
        </h2>
        {hooks.length < MOST_HOOKS ? <HookForm onSecret={setTold} /> : <p>{t('hooks.most')}</p>}
      </Card>
    </>
  )
}

type DeliveriesProps = HooksData & {
  readonly isAsking: boolean
  readonly onRefresh: () => void
}

function Deliveries({ hooks, deliveries, isAsking, onRefresh }: DeliveriesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? deliveries : deliveries.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-section">
          {t('hooks.deliveries')}
        </h2>
        <Button variant="secondary" isBusy={isAsking} onClick={onRefresh}>
          {t('hooks.refresh')}
        </Button>
      </div>
      {deliveries.length === 0 ? (
        <p className="text-muted">{t('hooks.noDeliveries')}</p>
      ) : (
        <ul aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {shown.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} hook={hooks.find(({ id }) => id === delivery.hookId)} />
          ))}
        </ul>
      )}
      {shown.length < deliveries.length ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t('hooks.older', { count: deliveries.length - shown.length })}
        </Button>
      ) : null}
    </section>
  )
}
