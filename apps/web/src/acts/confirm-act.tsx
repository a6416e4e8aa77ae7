import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialog.tsx'
import { notify } from '../ui/toasts.tsx'
import type { Act } from './act.ts'
import { ActFailure } from './act-failure.tsx'

type ConfirmActProps<Input> = Omit<
  ConfirmDialogProps,
  'onCancel' | 'onConfirm' | 'isDangerous' | 'isBusy' | 'children'
> & {
  readonly act: Act<Input, unknown>
  readonly input: Input
  /** Once it is done. */
  readonly doneTitle: string
  /** What did not happen. */
  readonly failedTitle: string
}

/** Asks before an act that is hard to take back, and stays open where it fails. */
export function ConfirmAct<Input>({ act, input, doneTitle, failedTitle, ...question }: ConfirmActProps<Input>) {
  const close = () => {
    act.clear()
    question.onClose()
  }
  const confirm = async () => {
    if ((await act.send(input)) === null) return
    close()
    notify.success({ title: doneTitle })
  }
  return (
    <ConfirmDialog {...question} onClose={close} onConfirm={() => void confirm()} isDangerous isBusy={act.isSending}>
      <ActFailure act={act} title={failedTitle} isTap />
    </ConfirmDialog>
  )
}
