export const TEAM_NAME_MAX_LENGTH = 40
