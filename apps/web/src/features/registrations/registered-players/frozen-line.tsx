import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FrozenDeck } from '../api/frozen-decks.ts'

const WORDS = { lock: 'at', late: 'late', change: 'changed' } as const

/** When a list was kept, and its hash for whoever compares it. */
export function FrozenLine({ kept, hasHash = true }: { readonly kept: FrozenDeck; readonly hasHash?: boolean }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { reason = null } = kept
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="text-muted">
        {t(`registrations.frozen.${WORDS[kept.cause]}`, { date: formats.dateTime(new Date(kept.frozenAt)) })}
      </p>
      {reason === null ? null : <p className="wrap-anywhere">{t('registrations.frozen.reason', { reason })}</p>}
      {hasHash ? (
        <p className="text-sm text-muted">
          {t('registrations.frozen.hash')} <code className="wrap-anywhere">{kept.hash}</code>
        </p>
      ) : null}
    </div>
  )
}
