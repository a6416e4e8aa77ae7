import { useEffect } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { notify } from '../../ui/toasts.tsx'

/** Says once that this browser stores nothing. */
export function StorageLossNotice() {
  const storage = useDeviceStorage()
  const { t } = useTranslation()
  useEffect(() => {
    const stop = storage.onLoss(() => {
      stop()
      notify.error({
        id: 'storage-loss',
        title: t('shell.storageLoss.title'),
        description: t('shell.storageLoss.description'),
      })
    })
    return stop
  }, [storage, t])
  return null
}
