import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import { SettingRow } from '../setting-row/setting-row.tsx'
import type { DeckChecksProps } from './deck-checks.tsx'

const deckChecks = later<DeckChecksProps>(async () => (await import('./deck-checks.tsx')).DeckChecks)

/** At events, for those who judge. */
export function DeckChecksRow(props: DeckChecksProps) {
  const { t } = useTranslation()
  return (
    <SettingRow title={t('deckChecks.title')} value={t('deckChecks.value')}>
      <deckChecks.Component {...props} />
    </SettingRow>
  )
}
