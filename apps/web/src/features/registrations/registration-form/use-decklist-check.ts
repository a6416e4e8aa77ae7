import { decklistInput } from '@tablee/contract/decklists/decklist-input'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'

/** Tells what is wrong with a decklist as typed (REGI-3: neither text nor address is an error); true when it can be sent. */
export function useDecklistCheck(): (typed: Decklist) => boolean {
  const { t } = useTranslation()
  return (typed) => {
    const read = decklistInput.safeParse(typed)
    const fault = !read.success ? 'decklist_invalid' : hasDeck(read.data) ? null : 'decklist_required'
    if (fault) notify.error({ title: t(`refusals.${fault}`) })
    return fault === null
  }
}
