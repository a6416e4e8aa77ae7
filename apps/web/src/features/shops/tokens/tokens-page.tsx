import type { TokensData } from '@tablee/contract/shops/tokens'
import { MOST_TOKENS } from '@tablee/domain/shops/shop-token'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTokens } from '../api/tokens.ts'
import { AskedOfShop } from '../asked-of-shop.tsx'
import { type Told, ToldOnce } from '../told-once.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenLine } from './token-line.tsx'

/** What opens a shop's events to programs. */
export function TokensPage() {
  const { t } = useTranslation()
  const query = useTokens()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('tokens.loading')} />
    </div>
  )
  return (
    <AskedOfShop query={query} waiting={waiting} title={t('tokens.failed')}>
      {(known) => (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <header className="grid gap-2">
            <h1 className="text-title wrap-anywhere">{t('tokens.title')}</h1>
            <p className="max-w-prose text-muted">{t('tokens.lead')}</p>
            <div className="flex flex-wrap gap-x-6">
              <Link to="/my-shop" className="min-h-11 py-2 font-semibold underline">
                {t('tokens.toShop')}
              </Link>
              <a href="/docs#how-to-begin" className="min-h-11 py-2 font-semibold underline">
                {t('tokens.docs')}
              </a>
            </div>
          </header>
          <Tokens tokens={known.tokens} />
        </div>
      )}
    </AskedOfShop>
  )
}

function Tokens({ tokens }: TokensData) {
  const { t } = useTranslation()
  const titleId = useId()
  const [told, setTold] = useState<Told | null>(null)
  const [made, setMade] = useState(0)
  const tell = (token: Told) => {
    setTold(token)
    setMade(made + 1)
  }
  return (
    <>
      {tokens.length === 0 ? (
        <EmptyState drawing="none" title={t('tokens.empty')}>
          <p>{t('tokens.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t('tokens.list')} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} onRevoked={() => setTold(null)} />
          ))}
        </ul>
      )}
      {told === null ? null : (
        <ToldOnce
          key={told.secret}
          secret={told.secret}
          title={t('tokens.keyTitle', { name: told.of })}
          copy={{ label: t('tokens.copy'), copiedLabel: t('tokens.copied'), failedTitle: t('tokens.notCopied') }}
        >
          <p>{t('tokens.keyText')}</p>
        </ToldOnce>
      )}
      <Card as="section" aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-section">
          {t('tokens.addTitle')}
        </h2>
        {tokens.length < MOST_TOKENS ? <TokenForm key={made} onToken={tell} /> : <p>{t('tokens.most')}</p>}
      </Card>
    </>
  )
}
