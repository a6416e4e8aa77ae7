/**
 * What whoever runs the server types to grant the access. The address stands in quotes: it was chosen by somebody else, and
 * a shell would carry out part of what may stand in one.
 */
export function grantCommand(email: string): string {
  return `npm run tablee -- organizer grant '${email.replaceAll("'", String.raw`'\''`)}'`
}
