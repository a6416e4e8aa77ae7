import {
  MOST_LISTED_PLAYERS,
  PLAYER_LIST_MAX_LENGTH,
  type PlayerList,
  readPlayerList,
} from '@tablee/domain/tournaments/files/read-player-list'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { type ReactNode, useMemo } from 'react'
import type { Act } from '../../acts/act.ts'
import { ActFailure } from '../../acts/act-failure.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListPreview, type Seats } from './list-preview.tsx'
import { ListText } from './list-text.tsx'
import type { usePlayerList } from './use-player-list.ts'

type PlayerListDialogProps = {
  readonly list: ReturnType<typeof usePlayerList>
  readonly takenNames: readonly string[]
  readonly seats: Seats
  readonly note: ReactNode
  readonly act: Pick<Act<never, unknown>, 'error' | 'isSending' | 'retry'>
  readonly onAdd: (names: readonly string[]) => void
}

const NOTHING: PlayerList = { names: [], doubles: [], isFirstColumn: false }

/** Previews a list or file; nothing is added before confirming. */
export function PlayerListDialog({ list, takenNames, seats, note, act, onAdd }: PlayerListDialogProps) {
  const { t } = useTranslation()
  const { text, isOpen } = list
  const isTooLong = text.length > PLAYER_LIST_MAX_LENGTH
  const read = useMemo(
    () => (isOpen && !isTooLong ? readPlayerList(text, new Set(takenNames.map(nameKey))) : NOTHING),
    [isOpen, isTooLong, text, takenNames],
  )
  const names = read.names.flatMap(({ name, fault }) => (fault === null ? [name] : []))
  const fault = isTooLong ? 'tooLarge' : list.fault
  return (
    <Dialog
      isOpen={isOpen}
      onClose={list.close}
      title={t('playerList.title')}
      closeLabel={t('tournament.close')}
      footer={
        list.isEditing ? (
          <Button disabled={text.trim() === '' || fault !== null} onClick={list.read}>
            {t('playerList.read')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={act.isSending} onClick={list.edit}>
              {t('playerList.edit')}
            </Button>
            <Button isBusy={act.isSending} disabled={names.length === 0} onClick={() => onAdd(names)}>
              {t('playerList.add', { count: names.length })}
            </Button>
          </>
        )
      }
    >
      {list.isEditing || fault ? (
        <ListText
          text={isTooLong ? '' : text}
          fault={fault ? t(`playerList.${fault}`) : null}
          onType={list.type}
          onFile={list.takeFile}
        />
      ) : (
        <ListPreview list={read} count={names.length} seats={seats} most={MOST_LISTED_PLAYERS}>
          {read.isFirstColumn ? <p className="text-sm">{t('playerList.firstColumn')}</p> : null}
          {list.isFromTom ? <p className="text-sm">{t('playerList.fromTom')}</p> : null}
          {note}
        </ListPreview>
      )}
      <ActFailure act={act} title={t('playerList.failed')} />
    </Dialog>
  )
}
