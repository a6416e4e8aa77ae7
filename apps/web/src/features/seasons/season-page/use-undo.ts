import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'

let told = 0

/** Says what was done, with the way back. */
export function useUndo(): (title: string, undo: () => Promise<unknown>) => void {
  const { t } = useTranslation()
  return (title, undo) => {
    told += 1
    const id = `season:${told}`
    const takeBack = async () => {
      notify.dismiss(id)
      if ((await undo()) !== null) notify.success({ title: t('seasons.manage.undone') })
    }
    notify.info({ id, title, action: { label: t('seasons.manage.undo'), onClick: () => void takeBack() } })
  }
}
