import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type SavedSetting, SettingSheetContext } from './setting-sheet.ts'

type SettingRowProps = {
  readonly title: string
  readonly value: string
  /** A longer title than fits the row. */
  readonly sheetTitle?: string
  readonly description?: string
  readonly children: ReactNode
}

/** A setting, and the sheet to change it. */
export function SettingRow({ title, value, sheetTitle = title, description, children }: SettingRowProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = useRef(false)
  const leave = () => {
    setIsAsking(false)
    setIsOpen(false)
  }
  const told = useToldSetting(title)
  const sheet = useMemo(
    () => ({
      setUnsaved: (is: boolean) => {
        isUnsaved.current = is
      },
      saved: (setting: SavedSetting) => {
        setIsOpen(false)
        told(setting)
      },
    }),
    [told],
  )
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-14 w-full items-center gap-2 rounded-control px-2 py-2 text-start hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{title}</span>{' '}
          <span className="min-w-0 text-muted wrap-anywhere tabular-nums">{value}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => (isUnsaved.current ? setIsAsking(true) : leave())}
        title={sheetTitle}
        description={description}
        closeLabel={t('tournament.close')}
      >
        <SettingSheetContext value={sheet}>{children}</SettingSheetContext>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={leave}
          title={t('settingList.unsaved.title')}
          description={t('settingList.unsaved.text', { title: sheetTitle })}
          confirmLabel={t('settingList.unsaved.discard')}
          cancelLabel={t('settingList.unsaved.goOn')}
          closeLabel={t('settingList.unsaved.goOn')}
          isDangerous
        />
      </Dialog>
    </li>
  )
}

/** Reported after the sheet and its form are gone, and so is the result of an undo. */
function useToldSetting(setting: string): (saved: SavedSetting) => void {
  const { t } = useTranslation()
  return useMemo(() => {
    const id = `setting:${setting}`
    const undo = async (takeBack: () => Promise<unknown>) => {
      const isDone = (await takeBack()) !== null
      if (isDone) notify.success({ id, title: t('settingList.takenBack', { setting }) })
      else notify.error({ id, title: t('settingList.notTakenBack', { setting }) })
    }
    return ({ title, description, takeBack }) => {
      const told = { id, title, ...(description === undefined ? {} : { description }) }
      if (!takeBack) return void notify.success(told)
      notify.info({ ...told, action: { label: t('settingList.takeBack'), onClick: () => void undo(takeBack) } })
    }
  }, [t, setting])
}

type SaveSettingProps = {
  readonly label: string
  readonly isBusy: boolean
  readonly disabled: boolean
  readonly children?: ReactNode
}

export function SaveSetting({ label, isBusy, disabled, children }: SaveSettingProps) {
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      {children}
      <Button type="submit" isBusy={isBusy} disabled={disabled}>
        {label}
      </Button>
    </div>
  )
}
