import { isWebAddress, readDeckAddress } from '@tablee/domain/decklists/deck-address'
import { deckLabel, namedDecklist } from '@tablee/domain/decklists/deck-label'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { parseDecklist } from '@tablee/domain/decklists/parse-decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { DeckEvent } from '../api/known-cards.ts'
import { DeckCheck } from '../known-cards/deck-check.tsx'
import { DeckSections } from './deck-sections.tsx'

type DecklistViewProps = {
  readonly decklist: Decklist
  readonly game: Game
  /** For whom it matters what the cards of the event are. */
  readonly event?: DeckEvent | null
}

export function DecklistView({ decklist, game, event = null }: DecklistViewProps) {
  const { t } = useTranslation()
  const { decklistText, urlOfDecklist, otherUrlSource } = decklist
  const { companionName } = namedDecklist(decklist)
  const label = deckLabel(decklist)
  const parsed = useMemo(() => parseDecklist(decklistText ?? ''), [decklistText])
  if (!hasDeck(decklist) && label === null) return <p className="text-muted">{t('decklists.view.none')}</p>
  return (
    <div className="grid min-w-0 gap-4">
      {label === null ? null : <p className="font-display text-lg font-bold wrap-anywhere">{label}</p>}
      {companionName === null ? null : (
        <p className="wrap-anywhere">{t('decklists.summary.companion', { names: companionName })}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <AddressLink address={urlOfDecklist} />
        <AddressLink address={otherUrlSource} />
        {decklistText === null ? null : (
          <CopyButton
            value={decklistText}
            label={t('decklists.view.copy')}
            copiedLabel={t('decklists.view.copied')}
            onFailure={() => notify.error({ title: t('decklists.view.copyFailed') })}
          />
        )}
      </div>
      <DeckCheck event={event} value={decklist} />
      <DeckSections parsed={parsed} game={game} />
    </div>
  )
}

/** A link only if decklists may link there. */
function AddressLink({ address }: { readonly address: string | null }) {
  const { t } = useTranslation()
  if (address === null || !isWebAddress(address)) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={buttonClass({ variant: 'secondary' })}
    >
      <ExternalLink aria-hidden="true" className="size-5" />
      {readDeckAddress(address) === null ? t('decklists.view.elsewhere') : t('decklists.view.onSite')}
    </a>
  )
}
