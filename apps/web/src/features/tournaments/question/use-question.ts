import { useState } from 'react'
import type { Act } from '../../../acts/act.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Stays open if the act fails, and closes before the page shows the result. */
export function useQuestion<Input, Reply>(
  act: Pick<Act<Input, Reply>, 'send' | 'clear' | 'isSending'>,
  onDone: (reply: Reply) => unknown,
) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async (input: Input) => {
    const reply = await act.send(input)
    if (reply === null) return
    setIsAsking(false)
    await onDone(reply)
  }
  return {
    ask: () => setIsAsking(true),
    /** To spread on the dialog. */
    about: (input: Input) => ({
      isOpen: isAsking,
      onClose: () => {
        setIsAsking(false)
        act.clear()
      },
      onConfirm: () => void confirm(input),
      closeLabel: t('tournament.close'),
      isBusy: act.isSending,
    }),
  }
}
