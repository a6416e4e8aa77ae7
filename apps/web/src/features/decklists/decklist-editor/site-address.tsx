import { readDeckAddress } from '@tablee/domain/decklists/deck-address'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSiteDeck } from '../api/extract-moxfield-decklist.ts'
import { hasSiteFailed, SiteFailure } from './site-failure.tsx'

type SiteAddressProps = {
  readonly value: Decklist
  readonly onChange: (value: Decklist) => void
  readonly onPasteInstead: () => void
}

/** Checking the address fills in the text and the names. */
export function SiteAddress({ value, onChange, onPasteInstead }: SiteAddressProps) {
  const { t } = useTranslation()
  const site = useSiteDeck()
  const [isLeft, setIsLeft] = useState(false)
  // A failed address is removed from the decklist but stays visible for correction.
  const [failed, setFailed] = useState('')
  // Text typed while the answer is under way stays, and nothing changes after this field is left.
  const latest = useRef<Decklist | null>(null)
  useEffect(() => {
    latest.current = value
    return () => {
      latest.current = null
    }
  })
  const typed = value.urlOfDecklist ?? failed
  const deckId = readDeckAddress(typed)
  const isVerified = deckId !== null && value.moxfieldId === deckId
  const verify = async () => {
    const read = await site.read(typed)
    if (!latest.current) return
    if (!(read instanceof Error)) return onChange({ ...latest.current, urlOfDecklist: typed, ...read })
    if (!hasSiteFailed(read)) return
    setFailed(typed)
    onChange({ ...latest.current, urlOfDecklist: null, moxfieldId: null })
  }
  return (
    <div className="grid gap-3">
      <TextInput
        label={t('decklists.editor.site')}
        hint={t('decklists.editor.siteHint')}
        error={isLeft && typed.trim() !== '' && deckId === null ? t('refusals.deck_address_invalid') : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={site.isReading}
        value={typed}
        onBlur={() => setIsLeft(true)}
        onChange={(text) => {
          setIsLeft(false)
          setFailed('')
          site.clear()
          onChange({ ...value, urlOfDecklist: text || null, moxfieldId: null })
        }}
      />
      <Button
        variant="secondary"
        disabled={deckId === null}
        isBusy={site.isReading}
        onClick={verify}
        className="sm:justify-self-start"
      >
        {site.isReading ? t('decklists.editor.verifying') : t('decklists.editor.verify')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {isVerified && !site.isReading && !site.error ? (
          <Notice tone="success" title={t('decklists.editor.verified')}>
            {t('decklists.editor.verifiedHelp')}
          </Notice>
        ) : null}
      </div>
      <SiteFailure error={site.error} onPasteInstead={onPasteInstead} />
    </div>
  )
}
