import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/player-name'
import type { Player } from '@tablee/domain/tournaments/tournament'
import { Check, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useRenamePlayer } from '../api/update-quick-tournament-player.ts'

type RenameFormProps = { readonly player: Player; readonly access: OrganizerAccess; readonly onClose: () => void }

/** The name becomes a box: Enter keeps, Escape leaves it as it was, an unchanged name just closes. */
export function RenameForm({ player, access, onClose }: RenameFormProps) {
  const { t } = useTranslation()
  const rename = useRenamePlayer(access)
  const [typed, setTyped] = useState(player.name)
  const [isMissing, setIsMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const newPlayerName = tidyName(typed)
    if (newPlayerName === player.name) return onClose()
    setIsMissing(nameKey(newPlayerName) === '')
    if (nameKey(newPlayerName) === '') return
    const reply = await rename.send({ playerKey: player.id, newPlayerName })
    if (reply !== null) onClose()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={leave}
      noValidate
      className="grid min-w-0 flex-1 gap-2 py-1 pe-1"
    >
      <div className="flex items-start gap-1">
        <TextInput
          label={t('admin.players.renameLabel', { name: player.name })}
          isLabelHidden
          autoFocus
          autoComplete="off"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          value={typed}
          className="flex-1"
          onFocus={(event) => event.target.select()}
          onChange={(value) => {
            setTyped(value)
            setIsMissing(false)
          }}
          {...(isMissing ? { error: t('admin.players.required') } : {})}
        />
        <IconButton
          type="submit"
          disabled={rename.isSending}
          label={t('admin.players.save')}
          icon={<Check aria-hidden="true" className="size-5 text-felt" />}
        />
        <IconButton
          label={t('tournament.cancel')}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      </div>
      <ActFailure act={rename} title={t('admin.failed.rename')} />
    </form>
  )
}
