import { useId, useState } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useKeepOwnPlay } from '../api/player-page.ts'

/** A tournament that this device remembers playing in. */
export type DevicePlay = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly playerName: string | null
}

type DevicePlaysProps = { readonly plays: readonly DevicePlay[]; readonly kept: readonly string[] }

const FIRST_SHOWN = 6

/** Played by a secret of this device, which others may have used: each is taken over by itself, and let go where it stood. */
export function DevicePlays({ plays, kept }: DevicePlaysProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const storage = useDeviceStorage()
  const [isWhole, setWhole] = useState(false)
  const held = plays.filter(({ id }) => storage.secret('player', id) !== null)
  if (held.length === 0) return null
  const left = held.length - FIRST_SHOWN
  return (
    <Card as="section" aria-labelledby={titleId} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('past.device.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('past.device.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {held.slice(0, isWhole ? held.length : FIRST_SHOWN).map((play) => (
          <li key={play.id}>
            <PlayLine play={play} isKept={kept.includes(play.id)} />
          </li>
        ))}
      </ul>
      {isWhole || left <= 0 ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setWhole(true)}>
          {t('past.device.more', { count: left })}
        </Button>
      )}
    </Card>
  )
}

function PlayLine({ play, isKept }: { readonly play: DevicePlay; readonly isKept: boolean }) {
  const { t } = useTranslation()
  const storage = useDeviceStorage()
  const act = useKeepOwnPlay()
  useToldFailure(act, t('past.shown.notDone'))
  const { id, code, name, playerName } = play
  const send = () => act.send({ code, playerId: isKept ? null : storage.secret('player', id) })
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="grid min-w-0 grow basis-40">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {playerName === null ? code : t('past.device.as', { name: playerName })}
        </span>
      </span>
      <Button
        variant={isKept ? 'quiet' : 'secondary'}
        isBusy={act.isSending}
        aria-label={t(isKept ? 'past.device.takeOutOf' : 'past.device.addOf', { name })}
        onClick={() => void send()}
      >
        {t(isKept ? 'past.device.takeOut' : 'past.device.add')}
      </Button>
    </div>
  )
}
