/** Devices that a letter's link let in to one registration. */
export type RegistrationDevicesTable = {
  registration_id: string
  /** Of the secret that the device made. */
  hash: string
  /** Of the link that it opened: it lets in no longer than that one. */
  link_hash: string
  at: string
}
