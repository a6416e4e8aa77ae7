import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { RegistrationGround } from './registration-ground.ts'

const REGISTRATION_ID_BYTES = 10
/** A match id is made of two of them and must be a valid protocol id. */
const PLAYER_ID_BYTES = 6

export function drawNewcomer(
  { drawHex }: Pick<RegistrationGround, 'drawHex'>,
  name: string,
): Pick<Registration, 'id' | 'playerId' | 'name'> {
  return {
    id: drawHex(REGISTRATION_ID_BYTES) as RegistrationId,
    playerId: drawHex(PLAYER_ID_BYTES) as PlayerId,
    name,
  }
}
