import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { readArrangement, stillFits } from './arrangement.ts'

type KeptArrangementProps = { readonly tournament: Tournament; readonly onResume: () => void }

/** Stored pairing edits: resume them, or a note that they no longer apply. */
export function KeptArrangement({ tournament, onResume }: KeptArrangementProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { id } = tournament
  const { arranged } = useDeviceStorage()
  const found = arranged.find(id)
  const text = JSON.stringify(found)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is read anew each time; its text says whether it is another one
  const kept = useMemo(() => readArrangement(found), [text])
  const fits = useMemo(() => kept !== null && stillFits(tournament, kept), [tournament, kept])
  if (kept === null || !may('set-round-pairings')) return null
  const count = kept.steps.length
  return fits ? (
    <Notice
      title={t('admin.pairing.kept', { count })}
      action={
        <Button variant="secondary" className="justify-self-start" onClick={onResume}>
          {t('admin.pairing.resume')}
        </Button>
      }
    />
  ) : (
    <Notice
      tone="attention"
      title={t('admin.pairing.putAway', { count })}
      action={
        <Button variant="secondary" className="justify-self-start" onClick={() => arranged.forget(id)}>
          {t('admin.pairing.understood')}
        </Button>
      }
    />
  )
}
