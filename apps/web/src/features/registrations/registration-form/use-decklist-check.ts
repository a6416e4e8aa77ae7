import { decklistFault } from '@tablee/contract/decklists/decklist-fault'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'

/** What is wrong with a typed decklist (REGI-3: neither text nor address is an error); null if it can be sent. */
export function useDecklistCheck(): (typed: Decklist) => string | null {
  const { t } = useTranslation()
  return (typed) => {
    const fault = decklistFault(typed)
    if (fault === null) return null
    const title = t(`refusals.${fault}`)
    notify.error({ title })
    return title
  }
}
