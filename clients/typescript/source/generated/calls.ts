// Written by tools/client from the description of the calls: `npm run client` writes it again.

import type { CallOptions, Connection, KeyedCallOptions } from '../connection.ts';
import type {
  ActivityList,
  ActivityQuery,
  AnalyticsCatalog,
  AnalyticsDemographics,
  AnalyticsDownloadExportQuery,
  AnalyticsEventList,
  AnalyticsFilters,
  AnalyticsOverview,
  AnalyticsPlatformList,
  AnalyticsPlaylistList,
  AnalyticsQuery,
  AnalyticsReleaseStreamList,
  AnalyticsStartList,
  AnalyticsStartsQuery,
  AnalyticsTerritoryList,
  AnalyticsTrack,
  Artist,
  ArtistKnownNameList,
  ArtistKnownNamesQuery,
  ArtistList,
  ArtistPage,
  CalendarReleaseBody,
  CollaboratorList,
  CollaboratorPayeeList,
  CollaboratorReceivedShareList,
  CoverArt,
  CoverArtDownloadQuery,
  CoverArtList,
  CoverArtUseResult,
  CreateCoverArtBody,
  CreateForReleaseMasteringBody,
  CreateMasteringBody,
  CreateReleaseBody,
  DashboardFigures,
  DashboardFirstSteps,
  DashboardNextRelease,
  DashboardPlatformList,
  DashboardReleases,
  DashboardStreams,
  DashboardStreamsQuery,
  DashboardTopTrackList,
  GenerateLyricBody,
  Id,
  LabelList,
  Lyric,
  LyricList,
  LyricQuery,
  LyricUseResult,
  Mastering,
  MasteringCreateForReleaseResult,
  MasteringDownloadQuery,
  MasteringList,
  MasteringQuery,
  MasteringUseResult,
  PageQuery,
  Release,
  ReleaseAllowance,
  ReleaseCalendar,
  ReleaseDeliveryList,
  ReleaseDownloadExportQuery,
  ReleaseDownloadSharePictureQuery,
  ReleaseList,
  ReleaseMetadataChangeList,
  ReleaseQuery,
  ReleaseRepeatedAnswers,
  ReleaseRepeatedAnswersQuery,
  ReleaseStats,
  RewriteLyricBody,
  RoyaltyBalance,
  RoyaltyBreakdown,
  RoyaltyBreakdownQuery,
  RoyaltyChargeList,
  RoyaltyChargesQuery,
  RoyaltyEntriesQuery,
  RoyaltyEntry,
  RoyaltyEntryLine,
  RoyaltyEntryList,
  RoyaltyOverview,
  RoyaltyStatement,
  RoyaltyStatementList,
  RoyaltyStatementsQuery,
  RoyaltyStoreMonthList,
  RoyaltyStoreMonthsQuery,
  SaveOwnLyricBody,
  SmartLink,
  SmartLinkAnalytics,
  SmartLinkFindOfRelease,
  SmartLinkList,
  SmartLinksQuery,
  StoreList,
  SubmitReleaseBody,
  TakedownReleaseBody,
  UpdateLyricBody,
  UpdateReleaseBody,
  UpdateSmartLinkBody,
  Upload,
  UploadDownloadImageQuery,
  UploadMatchList,
  UploadWaveform,
  UseCoverArtBody,
  Watch,
  WatchList,
  WatchQuery,
  WatchRecord,
  Webhook,
  WebhookList,
  WebhookMessage,
  WebhookMessageList,
  WebhookMessageListItem,
  WebhookMessagesQuery,
  WebhookReplayResult,
} from './types.ts';

function createActivityCalls(connection: Connection) {
  return {
    /** Lists the events of the account’s releases and money, newest first. Scope: read_releases. */
    list: (query?: ActivityQuery, options?: CallOptions): Promise<ActivityList> =>
      connection.read({ method: 'GET', path: '/v1/api/user/activity', query, ...options }),
  };
}

function createAnalyticsCalls(connection: Connection) {
  return {
    /** Returns the streams of a period by release. Scope: read_analytics. */
    getCatalog: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsCatalog> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/catalog', query, ...options }),
    /** Lists listeners by age and gender; groups below ten are hidden. Scope: read_analytics. */
    getDemographics: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsDemographics> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/demographics', query, ...options }),
    /**
     * Lists what happened to the music in a period, with its effect on the streams of the week after. Scope:
     * read_analytics.
     */
    listEvents: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsEventList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/events', query, ...options }),
    /** An analytics tab as CSV. Scope: read_analytics. */
    downloadExport: (query?: AnalyticsDownloadExportQuery, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: '/v1/api/analytics/export', query, ...options }),
    /** Lists the artists, releases and tracks that figures can be filtered by. Scope: read_analytics. */
    getFilters: (options?: CallOptions): Promise<AnalyticsFilters> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/filters', ...options }),
    /**
     * Returns streams, listeners, saves, playlist adds and followers over time, revenue, top tracks and annotations.
     * Scope: read_analytics.
     */
    getOverview: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsOverview> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/overview', query, ...options }),
    /** Returns streams, listeners, saves and followers by store, over time. Scope: read_analytics. */
    listPlatforms: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsPlatformList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/platforms', query, ...options }),
    /** Returns playlist adds over time, and the playlists that streams come from. Scope: read_analytics. */
    listPlaylists: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsPlaylistList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/playlists', query, ...options }),
    /**
     * Lists the releases that were streamed in the last 14 reported days, with their streams day by day. Scope:
     * read_analytics.
     */
    listReleaseStreams: (options?: CallOptions): Promise<AnalyticsReleaseStreamList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/release-streams', ...options }),
    /**
     * Returns the streams of releases in their first 28 days: of the newest twelve, and of those chosen. Scope:
     * read_analytics.
     */
    listStarts: (query?: AnalyticsStartsQuery, options?: CallOptions): Promise<AnalyticsStartList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/starts', query, ...options }),
    /** Lists streams and listeners by country. Scope: read_analytics. */
    listTerritories: (query?: AnalyticsQuery, options?: CallOptions): Promise<AnalyticsTerritoryList> =>
      connection.read({ method: 'GET', path: '/v1/api/analytics/territories', query, ...options }),
    /**
     * Returns the figures of a track: all time, the last 30 days, weeks since release day, sources and countries.
     * Scope: read_analytics.
     */
    getTrack: (id: Id, options?: CallOptions): Promise<AnalyticsTrack> =>
      connection.read({ method: 'GET', path: `/v1/api/analytics/tracks/${encodeURIComponent(id)}`, ...options }),
  };
}

function createArtistCalls(connection: Connection) {
  return {
    /** Lists the artist profiles of the account. Scope: read_releases. */
    list: (options?: CallOptions): Promise<ArtistList> =>
      connection.read({ method: 'GET', path: '/v1/api/artists', ...options }),
    /**
     * Lists the names of artists, guests and credits on submitted releases of the account, most recent first. Scope:
     * read_releases.
     */
    listKnownNames: (query?: ArtistKnownNamesQuery, options?: CallOptions): Promise<ArtistKnownNameList> =>
      connection.read({ method: 'GET', path: '/v1/api/artists/known-names', query, ...options }),
    /** Returns one artist profile of the account. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<Artist> =>
      connection.read({ method: 'GET', path: `/v1/api/artists/${encodeURIComponent(id)}`, ...options }),
    /**
     * Returns the address of an artist’s public page, and how many people follow the artist by email. Scope:
     * read_releases.
     */
    getPage: (id: Id, options?: CallOptions): Promise<ArtistPage> =>
      connection.read({ method: 'GET', path: `/v1/api/artists/${encodeURIComponent(id)}/page`, ...options }),
  };
}

function createCollaboratorCalls(connection: Connection) {
  return {
    /** Lists tracks with their splits, ten releases at a time, those in stores first. Scope: read_royalties. */
    list: (query?: PageQuery, options?: CallOptions): Promise<CollaboratorList> =>
      connection.read({ method: 'GET', path: '/v1/api/collaborators', query, ...options }),
    /** Lists the payees with a share in tracks of the account, most recently named first. Scope: read_royalties. */
    listPayees: (query?: PageQuery, options?: CallOptions): Promise<CollaboratorPayeeList> =>
      connection.read({ method: 'GET', path: '/v1/api/collaborators/payees', query, ...options }),
    /** Lists the tracks of other accounts in which this account has a share. Scope: read_royalties. */
    listReceivedShares: (query?: PageQuery, options?: CallOptions): Promise<CollaboratorReceivedShareList> =>
      connection.read({ method: 'GET', path: '/v1/api/collaborators/shared', query, ...options }),
  };
}

function createCoverArtCalls(connection: Connection) {
  return {
    /**
     * Lists runs of the cover tool, newest first, how many of this month are left, and who draws. Scope:
     * read_releases.
     */
    list: (query?: PageQuery, options?: CallOptions): Promise<CoverArtList> =>
      connection.read({ method: 'GET', path: '/v1/api/cover-art', query, ...options }),
    /** Draws four covers, or four variations of an earlier one, in the background. Scope: write_drafts. */
    create: (body: CreateCoverArtBody, options?: CallOptions): Promise<CoverArt> =>
      connection.read({ method: 'POST', path: '/v1/api/cover-art', body, ...options }),
    /** Returns a run with the candidates drawn so far. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<CoverArt> =>
      connection.read({ method: 'GET', path: `/v1/api/cover-art/${encodeURIComponent(id)}`, ...options }),
    /** A picture of a run: small, as JPEG or as PNG. Scope: read_releases. */
    download: (id: Id, query?: CoverArtDownloadQuery, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/cover-art/${encodeURIComponent(id)}/file`, query, ...options }),
    /** Makes a candidate the artwork of a draft, and notes the AI used for it. Scope: write_drafts. */
    use: (id: Id, body: UseCoverArtBody, options?: CallOptions): Promise<CoverArtUseResult> =>
      connection.read({ method: 'POST', path: `/v1/api/cover-art/${encodeURIComponent(id)}/use`, body, ...options }),
  };
}

function createDashboardCalls(connection: Connection) {
  return {
    /**
     * Returns streams, listeners and playlist adds of the last 30 days, and the revenue of the newest month. Scope:
     * read_analytics.
     */
    getFigures: (options?: CallOptions): Promise<DashboardFigures> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/figures', ...options }),
    /** Returns whether the account has an artist, a release and a submitted release. Scope: read_releases. */
    getFirstSteps: (options?: CallOptions): Promise<DashboardFirstSteps> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/first-steps', ...options }),
    /** Returns the release of the account that comes out next. Scope: read_releases. */
    getNextRelease: (options?: CallOptions): Promise<DashboardNextRelease> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/next-release', ...options }),
    /**
     * Lists the five stores whose streams grew most, the last 7 days compared with the 7 before. Scope:
     * read_analytics.
     */
    listPlatforms: (options?: CallOptions): Promise<DashboardPlatformList> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/platforms', ...options }),
    /** Returns the five most recently published releases and the next five upcoming ones. Scope: read_releases. */
    getReleases: (options?: CallOptions): Promise<DashboardReleases> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/releases', ...options }),
    /**
     * Returns streams day by day, compared with the same number of days before; 90 days need a paid plan. Scope:
     * read_analytics.
     */
    getStreams: (query?: DashboardStreamsQuery, options?: CallOptions): Promise<DashboardStreams> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/streams', query, ...options }),
    /** Lists the five tracks with the most streams in the last 30 days. Scope: read_analytics. */
    listTopTracks: (options?: CallOptions): Promise<DashboardTopTrackList> =>
      connection.read({ method: 'GET', path: '/v1/api/dashboard/top-tracks', ...options }),
  };
}

function createLabelCalls(connection: Connection) {
  return {
    /** Lists the label names of the account. Scope: read_releases. */
    list: (options?: CallOptions): Promise<LabelList> =>
      connection.read({ method: 'GET', path: '/v1/api/labels', ...options }),
  };
}

function createLyricCalls(connection: Connection) {
  return {
    /** Lists lyrics, newest first, and how many of this month are left. Scope: read_releases. */
    list: (query?: LyricQuery, options?: CallOptions): Promise<LyricList> =>
      connection.read({ method: 'GET', path: '/v1/api/lyrics', query, ...options }),
    /** Writes a lyric. Scope: write_drafts. */
    generate: (body: GenerateLyricBody, options?: CallOptions): Promise<Lyric> =>
      connection.read({ method: 'POST', path: '/v1/api/lyrics', body, ...options }),
    /**
     * Stores a text that the artist wrote; blank lines and marks such as [Chorus] part its sections. Scope:
     * write_drafts.
     */
    saveOwn: (body: SaveOwnLyricBody, options?: CallOptions): Promise<Lyric> =>
      connection.read({ method: 'POST', path: '/v1/api/lyrics/own', body, ...options }),
    /** Returns a lyric. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<Lyric> =>
      connection.read({ method: 'GET', path: `/v1/api/lyrics/${encodeURIComponent(id)}`, ...options }),
    /** Changes the lines of a lyric and their locks; a changed line is the artist’s. Scope: write_drafts. */
    update: (id: Id, body: UpdateLyricBody, options?: CallOptions): Promise<Lyric> =>
      connection.read({ method: 'PATCH', path: `/v1/api/lyrics/${encodeURIComponent(id)}`, body, ...options }),
    /** Deletes a lyric; the month does not get it back. Scope: write_drafts. */
    delete: (id: Id, options?: CallOptions): Promise<void> =>
      connection.run({ method: 'DELETE', path: `/v1/api/lyrics/${encodeURIComponent(id)}`, ...options }),
    /** Writes lines of a lyric again, in metre and rhyme; locked lines stay. Scope: write_drafts. */
    rewrite: (id: Id, body: RewriteLyricBody, options?: CallOptions): Promise<Lyric> =>
      connection.read({ method: 'POST', path: `/v1/api/lyrics/${encodeURIComponent(id)}/rewrite`, body, ...options }),
    /** Puts the text into a track of a draft, and notes the AI used for it. Scope: write_drafts. */
    use: (id: Id, body: LyricUseResult, options?: CallOptions): Promise<LyricUseResult> =>
      connection.read({ method: 'POST', path: `/v1/api/lyrics/${encodeURIComponent(id)}/use`, body, ...options }),
  };
}

function createMasteringCalls(connection: Connection) {
  return {
    /** Lists mastering projects, newest first, and how many of this month are left. Scope: read_releases. */
    list: (query?: MasteringQuery, options?: CallOptions): Promise<MasteringList> =>
      connection.read({ method: 'GET', path: '/v1/api/mastering', query, ...options }),
    /** Masters an uploaded mix, or the sound of an own track, with a preset or a reference. Scope: write_drafts. */
    create: (body: CreateMasteringBody, options?: CallOptions): Promise<Mastering> =>
      connection.read({ method: 'POST', path: '/v1/api/mastering', body, ...options }),
    /** Masters all tracks of an own release with one preset: one colour and one loudness. Scope: write_drafts. */
    createForRelease: (
      body: CreateForReleaseMasteringBody,
      options?: CallOptions,
    ): Promise<MasteringCreateForReleaseResult> =>
      connection.read({ method: 'POST', path: '/v1/api/mastering/release', body, ...options }),
    /** Returns a mastering project with its proof sheet. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<Mastering> =>
      connection.read({ method: 'GET', path: `/v1/api/mastering/${encodeURIComponent(id)}`, ...options }),
    /** A file of a master, with ranges. Scope: read_releases. */
    download: (id: Id, query?: MasteringDownloadQuery, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/mastering/${encodeURIComponent(id)}/file`, query, ...options }),
    /** The proof sheet of a master as PDF. Scope: read_releases. */
    downloadProofPdf: (id: Id, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/mastering/${encodeURIComponent(id)}/proof.pdf`, ...options }),
    /** Starts a failed project again. Scope: write_drafts. */
    retry: (id: Id, options?: CallOptions): Promise<Mastering> =>
      connection.read({ method: 'POST', path: `/v1/api/mastering/${encodeURIComponent(id)}/retry`, ...options }),
    /** Puts the master into a track of a draft, and notes the AI used for it. Scope: write_drafts. */
    use: (id: Id, body: LyricUseResult, options?: CallOptions): Promise<MasteringUseResult> =>
      connection.read({ method: 'POST', path: `/v1/api/mastering/${encodeURIComponent(id)}/use`, body, ...options }),
  };
}

function createReleaseCalls(connection: Connection) {
  return {
    /**
     * Lists the releases of the account, 20 per page, by time of creation; filters narrow the list. Scope:
     * read_releases.
     */
    list: (query?: ReleaseQuery, options?: CallOptions): Promise<ReleaseList> =>
      connection.read({ method: 'GET', path: '/v1/api/releases', query, ...options }),
    /**
     * Creates a draft for one of the account’s artists; answers that are not sent are those of the last release.
     * Scope: write_drafts.
     */
    create: (body: CreateReleaseBody, options?: CallOptions): Promise<Release> =>
      connection.read({ method: 'POST', path: '/v1/api/releases', body, ...options }),
    /** Returns how many releases the account may still submit in this UTC month. Scope: read_releases. */
    getAllowance: (options?: CallOptions): Promise<ReleaseAllowance> =>
      connection.read({ method: 'GET', path: '/v1/api/releases/allowance', ...options }),
    /** The metadata of up to 100 releases as CSV, a row for each track. Scope: read_releases. */
    downloadExport: (query: ReleaseDownloadExportQuery, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: '/v1/api/releases/export', query, ...options }),
    /**
     * Returns the last submitted release of an artist, and the answers that a new draft takes from it. Scope:
     * read_releases.
     */
    getRepeatedAnswers: (query: ReleaseRepeatedAnswersQuery, options?: CallOptions): Promise<ReleaseRepeatedAnswers> =>
      connection.read({ method: 'GET', path: '/v1/api/releases/repeated-answers', query, ...options }),
    /** Returns one release with its tracks and history. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<Release> =>
      connection.read({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}`, ...options }),
    /** Saves a draft or a reopened release. Scope: write_drafts. */
    update: (id: Id, body: UpdateReleaseBody, options?: CallOptions): Promise<Release> =>
      connection.read({ method: 'PATCH', path: `/v1/api/releases/${encodeURIComponent(id)}`, body, ...options }),
    /** Deletes a draft with its files; other releases cannot be deleted. Scope: submit_releases. */
    delete: (id: Id, options?: CallOptions): Promise<void> =>
      connection.run({ method: 'DELETE', path: `/v1/api/releases/${encodeURIComponent(id)}`, ...options }),
    /**
     * Returns what happens to a release and when: its phase, its line and its next steps; staff may read any. Scope:
     * read_releases.
     */
    getCalendar: (id: Id, options?: CallOptions): Promise<ReleaseCalendar> =>
      connection.read({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/calendar`, ...options }),
    /**
     * Saves what the artist notes: the text for editors, a step that is done elsewhere, or the moment that was seen.
     * Scope: write_drafts.
     */
    calendar: (id: Id, body: CalendarReleaseBody, options?: CallOptions): Promise<ReleaseCalendar> =>
      connection.read({
        method: 'PATCH',
        path: `/v1/api/releases/${encodeURIComponent(id)}/calendar`,
        body,
        ...options,
      }),
    /** The credits of a release on paper. Scope: read_releases. */
    downloadCreditsPdf: (id: Id, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/credits.pdf`, ...options }),
    /** Lists the stores of a release with state and time. Scope: read_releases. */
    listDeliveries: (id: Id, options?: CallOptions): Promise<ReleaseDeliveryList> =>
      connection.read({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/deliveries`, ...options }),
    /** Creates a draft that copies everything of a release except its codes and dates. Scope: write_drafts. */
    duplicate: (id: Id, options?: CallOptions): Promise<Release> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/releases/${encodeURIComponent(id)}/duplicate`,
        body: {},
        ...options,
      }),
    /** Lists the metadata changes of a release since it is in stores, newest first. Scope: read_releases. */
    listMetadataChanges: (id: Id, options?: CallOptions): Promise<ReleaseMetadataChangeList> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/releases/${encodeURIComponent(id)}/metadata-changes`,
        ...options,
      }),
    /** Everything of a release as one ZIP. Scope: read_releases. */
    downloadPackage: (id: Id, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/package`, ...options }),
    /** A picture to post of a release that is out: a story or a wide one, as PNG. Scope: read_releases. */
    downloadSharePicture: (
      id: Id,
      query?: ReleaseDownloadSharePictureQuery,
      options?: CallOptions,
    ): Promise<Response> =>
      connection.send({
        method: 'GET',
        path: `/v1/api/releases/${encodeURIComponent(id)}/share-picture`,
        query,
        ...options,
      }),
    /**
     * Returns streams, listeners, saves, playlists and revenue of a release: in total, by store, and for the last 30
     * days. Scope: read_analytics.
     */
    getStats: (id: Id, options?: CallOptions): Promise<ReleaseStats> =>
      connection.read({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/stats`, ...options }),
    /** Submits a release for review; a second call returns the release as it is. Scope: submit_releases. */
    submit: (id: Id, body: SubmitReleaseBody, options?: KeyedCallOptions): Promise<Release> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/releases/${encodeURIComponent(id)}/submit`,
        body,
        is_keyed: true,
        ...options,
      }),
    /** Takes a release down from all its stores; this cannot be undone. Scope: take_down_releases. */
    takedown: (id: Id, body: TakedownReleaseBody, options?: KeyedCallOptions): Promise<Release> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/releases/${encodeURIComponent(id)}/takedown`,
        body,
        is_keyed: true,
        ...options,
      }),
  };
}

function createRoyaltyCalls(connection: Connection) {
  return {
    /** Returns available, reported, pending, paid and held amounts. Scope: read_royalties. */
    getBalance: (options?: CallOptions): Promise<RoyaltyBalance> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/balance', ...options }),
    /**
     * Returns earnings by platform, country, track, release or month. Totals exist by platform or country, not both:
     * only one of these two may be used, as the breakdown or as a filter; all other filters work with either. Scope:
     * read_royalties.
     */
    getBreakdown: (query: RoyaltyBreakdownQuery, options?: CallOptions): Promise<RoyaltyBreakdown> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/breakdown', query, ...options }),
    /**
     * Lists fines and fees of stores for the tracks of the account, newest first, without those of reversed reports.
     * Scope: read_royalties.
     */
    listCharges: (query?: RoyaltyChargesQuery, options?: CallOptions): Promise<RoyaltyChargeList> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/charges', query, ...options }),
    /** Lists the lines of all reports that earned the account money, newest months first. Scope: read_royalties. */
    listEntries: (query?: RoyaltyEntriesQuery, options?: CallOptions): Promise<RoyaltyEntryList> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/entries', query, ...options }),
    /**
     * Returns one line from gross to net: rate, plan share, split, and its position in the file. Scope:
     * read_royalties.
     */
    getEntry: (transactionId: string, options?: CallOptions): Promise<RoyaltyEntry> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/royalties/entries/${encodeURIComponent(transactionId)}`,
        ...options,
      }),
    /**
     * Returns the line exactly as in the store’s file, for the owner of the track; slow for large files. Scope:
     * read_royalties.
     */
    getEntryLine: (transactionId: string, options?: CallOptions): Promise<RoyaltyEntryLine> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/royalties/entries/${encodeURIComponent(transactionId)}/line`,
        ...options,
      }),
    /**
     * Returns available, reported, pending, paid and held amounts, where they come from and go to, the newest month,
     * earnings by month, and how recent the figures are. Scope: read_royalties.
     */
    getOverview: (options?: CallOptions): Promise<RoyaltyOverview> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/overview', ...options }),
    /** Lists the months with earnings and the reports of each store for them, newest first. Scope: read_royalties. */
    listStatements: (query?: RoyaltyStatementsQuery, options?: CallOptions): Promise<RoyaltyStatementList> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/statements', query, ...options }),
    /** Returns one month by platform and by track. Scope: read_royalties. */
    getStatement: (period: string, options?: CallOptions): Promise<RoyaltyStatement> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/royalties/statements/${encodeURIComponent(period)}`,
        ...options,
      }),
    /** Every line of a month as CSV. Scope: read_royalties. */
    downloadStatementCsv: (period: string, options?: CallOptions): Promise<Response> =>
      connection.send({
        method: 'GET',
        path: `/v1/api/royalties/statements/${encodeURIComponent(period)}/statement.csv`,
        ...options,
      }),
    /** The sums of a month on paper. Scope: read_royalties. */
    downloadStatementPdf: (period: string, options?: CallOptions): Promise<Response> =>
      connection.send({
        method: 'GET',
        path: `/v1/api/royalties/statements/${encodeURIComponent(period)}/statement.pdf`,
        ...options,
      }),
    /**
     * Lists the expected, reported and paid amounts of each store by month, with the reason for each gap. Scope:
     * read_royalties.
     */
    listStoreMonths: (query?: RoyaltyStoreMonthsQuery, options?: CallOptions): Promise<RoyaltyStoreMonthList> =>
      connection.read({ method: 'GET', path: '/v1/api/royalties/store-months', query, ...options }),
  };
}

function createSmartLinkCalls(connection: Connection) {
  return {
    /** Returns the public address of a release; null before its approval. Scope: read_releases. */
    findOfRelease: (id: Id, options?: CallOptions): Promise<SmartLinkFindOfRelease> =>
      connection.read({ method: 'GET', path: `/v1/api/releases/${encodeURIComponent(id)}/smartlink`, ...options }),
    /**
     * Lists the smart links of the account with views and clicks of the last 30 days, the newest release first.
     * Scope: read_releases.
     */
    list: (query?: PageQuery, options?: CallOptions): Promise<SmartLinkList> =>
      connection.read({ method: 'GET', path: '/v1/api/smartlinks', query, ...options }),
    /** Returns one smart link with its stores and its look. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<SmartLink> =>
      connection.read({ method: 'GET', path: `/v1/api/smartlinks/${encodeURIComponent(id)}`, ...options }),
    /**
     * Switches a smart link on or off; on paid plans also its stores, their order, theme and accent. Scope:
     * write_links.
     */
    update: (id: Id, body: UpdateSmartLinkBody, options?: CallOptions): Promise<SmartLink> =>
      connection.read({ method: 'PATCH', path: `/v1/api/smartlinks/${encodeURIComponent(id)}`, body, ...options }),
    /**
     * Returns views, clicks and daily visitors of a smart link by time, store, country, referrer and device. Scope:
     * read_analytics.
     */
    getAnalytics: (id: Id, query?: SmartLinksQuery, options?: CallOptions): Promise<SmartLinkAnalytics> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/smartlinks/${encodeURIComponent(id)}/analytics`,
        query,
        ...options,
      }),
    /** The figures of a smart link as CSV. Scope: read_analytics. */
    downloadAnalyticsCsv: (id: Id, query?: SmartLinksQuery, options?: CallOptions): Promise<Response> =>
      connection.send({
        method: 'GET',
        path: `/v1/api/smartlinks/${encodeURIComponent(id)}/analytics.csv`,
        query,
        ...options,
      }),
  };
}

function createStoreCalls(connection: Connection) {
  return {
    /** Lists the stores a release can go to. Scope: read_releases. */
    list: (options?: CallOptions): Promise<StoreList> =>
      connection.read({ method: 'GET', path: '/v1/api/stores', ...options }),
  };
}

function createUploadCalls(connection: Connection) {
  return {
    /** Returns the state of an upload and its measurements. Scope: read_releases. */
    get: (id: Id, options?: CallOptions): Promise<Upload> =>
      connection.read({ method: 'GET', path: `/v1/api/uploads/${encodeURIComponent(id)}`, ...options }),
    /** A cover or a picture as JPEG, or as it was uploaded. Scope: read_releases. */
    downloadImage: (id: Id, query?: UploadDownloadImageQuery, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/uploads/${encodeURIComponent(id)}/image`, query, ...options }),
    /**
     * Lists the account’s own tracks with the recording of an audio upload, including those that use this very
     * upload. Scope: read_releases.
     */
    listMatches: (id: Id, options?: CallOptions): Promise<UploadMatchList> =>
      connection.read({ method: 'GET', path: `/v1/api/uploads/${encodeURIComponent(id)}/matches`, ...options }),
    /** A track as MP3 to listen to, with ranges. Scope: read_releases. */
    downloadPreview: (id: Id, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/uploads/${encodeURIComponent(id)}/preview`, ...options }),
    /**
     * Returns the waveform of an audio upload: minimum and maximum, from -1 to 1, of each of about a thousand
     * slices. Scope: read_releases.
     */
    getWaveform: (id: Id, options?: CallOptions): Promise<UploadWaveform> =>
      connection.read({ method: 'GET', path: `/v1/api/uploads/${encodeURIComponent(id)}/waveform`, ...options }),
  };
}

function createWatchCalls(connection: Connection) {
  return {
    /**
     * Lists fraud cases of the caller’s releases: streams that do not look like genuine listening, latest first.
     * Scope: read_analytics.
     */
    list: (query?: WatchQuery, options?: CallOptions): Promise<WatchList> =>
      connection.read({ method: 'GET', path: '/v1/api/watch', query, ...options }),
    /**
     * Returns how often stream monitoring was right: what became of all cases, and the fines with and without a
     * warning. Scope: read_analytics.
     */
    getRecord: (options?: CallOptions): Promise<WatchRecord> =>
      connection.read({ method: 'GET', path: '/v1/api/watch/record', ...options }),
    /** Returns one fraud case with its numbers, the usual figures and its history. Scope: read_analytics. */
    get: (id: Id, options?: CallOptions): Promise<Watch> =>
      connection.read({ method: 'GET', path: `/v1/api/watch/${encodeURIComponent(id)}`, ...options }),
    /** Every number behind a case as CSV. Scope: read_analytics. */
    downloadEvidenceCsv: (id: Id, options?: CallOptions): Promise<Response> =>
      connection.send({ method: 'GET', path: `/v1/api/watch/${encodeURIComponent(id)}/evidence.csv`, ...options }),
  };
}

function createWebhookCalls(connection: Connection) {
  return {
    /** Returns a message with its body and all attempts. Scope: use_webhooks. */
    getMessage: (id: Id, options?: CallOptions): Promise<WebhookMessage> =>
      connection.read({ method: 'GET', path: `/v1/api/webhook-messages/${encodeURIComponent(id)}`, ...options }),
    /** Sends a message again, under the same id. Scope: use_webhooks. */
    replayMessage: (id: Id, options?: CallOptions): Promise<WebhookMessageListItem> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/webhook-messages/${encodeURIComponent(id)}/replay`,
        body: {},
        ...options,
      }),
    /** Lists the webhook endpoints of the account, without their secrets. Scope: use_webhooks. */
    list: (options?: CallOptions): Promise<WebhookList> =>
      connection.read({ method: 'GET', path: '/v1/api/webhooks', ...options }),
    /** Returns a webhook endpoint. Scope: use_webhooks. */
    get: (id: Id, options?: CallOptions): Promise<Webhook> =>
      connection.read({ method: 'GET', path: `/v1/api/webhooks/${encodeURIComponent(id)}`, ...options }),
    /** Lists the messages to an endpoint of the last 30 days, newest first. Scope: use_webhooks. */
    listMessages: (id: Id, query?: WebhookMessagesQuery, options?: CallOptions): Promise<WebhookMessageList> =>
      connection.read({
        method: 'GET',
        path: `/v1/api/webhooks/${encodeURIComponent(id)}/messages`,
        query,
        ...options,
      }),
    /** Sends everything again that an endpoint did not take or missed in the last 30 days. Scope: use_webhooks. */
    replay: (id: Id, options?: CallOptions): Promise<WebhookReplayResult> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/webhooks/${encodeURIComponent(id)}/replay`,
        body: {},
        ...options,
      }),
    /** Sends a test event to an endpoint. Scope: use_webhooks. */
    test: (id: Id, options?: CallOptions): Promise<WebhookMessageListItem> =>
      connection.read({
        method: 'POST',
        path: `/v1/api/webhooks/${encodeURIComponent(id)}/test`,
        body: {},
        ...options,
      }),
  };
}

/** Every call that an access token may make, by what it is about. */
export function createCalls(connection: Connection) {
  return {
    activity: createActivityCalls(connection),
    analytics: createAnalyticsCalls(connection),
    artists: createArtistCalls(connection),
    collaborators: createCollaboratorCalls(connection),
    coverArt: createCoverArtCalls(connection),
    dashboard: createDashboardCalls(connection),
    labels: createLabelCalls(connection),
    lyrics: createLyricCalls(connection),
    mastering: createMasteringCalls(connection),
    releases: createReleaseCalls(connection),
    royalties: createRoyaltyCalls(connection),
    smartLinks: createSmartLinkCalls(connection),
    stores: createStoreCalls(connection),
    uploads: createUploadCalls(connection),
    watch: createWatchCalls(connection),
    webhooks: createWebhookCalls(connection),
  };
}
