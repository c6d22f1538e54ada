/**
 * The record types of DSR flat files with the names of their cells, without the record type itself: Basic Audio 1.2,
 * UGC 1.2 and 1.1, Financial Reporting to Record Companies SRB 1.0 (DDEX, schemas of the profiles).
 */
const HEAD =
  'MessageVersion Profile ProfileVersion MessageId MessageCreatedDateTime FileNumber NumberOfFiles UsageStartDate UsageEndDate ' +
  'SenderPartyId SenderName ServiceDescription RecipientPartyId RecipientName RepresentedRepertoire';
const CHANNEL =
  'SummaryRecordId DistributionChannel DistributionChannelDPID CommercialModel UseType Territory ServiceDescription';
const RESOURCE =
  'BlockId ResourceReference DspResourceId ISRC Title SubTitle DisplayArtistName DisplayArtistPartyId Duration ResourceType';
const WRITERS =
  'ComposerAuthor ComposerAuthorPartyId Arranger ArrangerPartyId MusicPublisher MusicPublisherPartyId WorkContributor WorkContributorPartyId';
const SINGLE =
  'SummaryRecordId DspResourceId ISRC ResourceTitle ResourceSubTitle ResourceDisplayArtistName ResourceDisplayArtistPartyId Duration ResourceType';
const SINGLE_RELEASE =
  'DspReleaseId ProprietaryReleaseId ReleaseCatalogNumber ICPN ReleaseDisplayArtistName ReleaseDisplayArtistPartyId ReleaseTitle ' +
  'ReleaseSubTitle ReleaseType ReleaseLabel PLine ReleaseDataProvider';
const SINGLE_AUDIO = `${SINGLE} ProprietaryWorkId ISWC ${WRITERS} ${SINGLE_RELEASE}`;
const CONTROLLER = 'RightsController RightsControllerPartyId';
const RIGHTS = `${CONTROLLER} RightsControllerWorkId RightSharePercentage RightsType`;
const MONEY_PAIR = (name: string) => `${name}InCurrencyOfTransaction ${name}InCurrencyOfAccounting`;

const COLUMNS: Record<string, string> = {
  HEAD,
  'SY01.01': `${CHANNEL} Usages Subscribers CurrencyOfReporting NetRevenue IndirectNetRevenue CurrencyOfTransaction ExchangeRate`,
  'SY02.01': `${CHANNEL} Usages Users CurrencyOfReporting NetRevenue ${CONTROLLER} AllocatedUsages AllocatedRevenue AllocatedNetRevenue RightsType`,
  'SY02.02':
    `${CHANNEL} Usages Users CurrencyOfReporting NetRevenue ${CONTROLLER} AllocatedUsages AllocatedRevenue AllocatedNetRevenue ` +
    'RightsType ContentCategory CurrencyOfTransaction ExchangeRate RightsTypePercentage',
  'SY04.01':
    `${CHANNEL} SubscriberType Subscribers SubPeriodStartDate SubPeriodEndDate UsagesInSubPeriod UsagesInReportingPeriod ` +
    'CurrencyOfReporting CurrencyOfTransaction ExchangeRate ConsumerPaidUnitPrice NetRevenue MusicUsagePercentage',
  'SY05.02':
    `${CHANNEL} ${CONTROLLER} RightsType TotalUsages AllocatedUsages MusicUsageRatio AllocatedNetRevenue AllocatedRevenue ` +
    'RightsControllerMarketShare CurrencyOfReporting CurrencyOfTransaction ExchangeRate SubscriberType SubPeriodStartDate ' +
    'SubPeriodEndDate ContentCategory RightsTypePercentage',
  'SY06.02':
    `${CHANNEL} Usages Subscribers CurrencyOfReporting NumberOfReleases NetRevenue IndirectNetRevenue PreviewAvailable ` +
    'CurrencyOfTransaction ExchangeRate ViewingHours',
  SY09:
    'SummaryRecordId CommercialModel UseType Territory ServiceDescription SubscriberType ' +
    `${CONTROLLER} RightsType TotalUsages AllocatedUsages NetRevenue IndirectNetRevenue RightsControllerMarketShare ` +
    'CurrencyOfReporting CurrencyOfTransaction ExchangeRate RightsTypePercentage',
  SY10:
    'SummaryRecordId DistributionChannel DistributionChannelDPID CommercialModel UseType ReportingPeriodStartDate ' +
    'ReportingPeriodEndDate SubscriberType Subscribers ActiveSubscribers PromotionalActivity Territory ServiceDescription OfferType ' +
    'Quality Usages AllocatedUsages Returns MusicUsageRatio CurrencyOfTransaction CurrencyOfAccounting ExchangeRate ExchangeRateSource ' +
    `DateOfCurrencyExchange ${MONEY_PAIR('GrossRevenue')} CalculationType CalculationValue DeductionType ${MONEY_PAIR('Deductions')} ` +
    `${MONEY_PAIR('NetRevenue')} ${MONEY_PAIR('AllocatedRevenue')} ${MONEY_PAIR('AllocatedNetRevenue')} RightsControllerMarketShare ` +
    `${MONEY_PAIR('SubscriptionFee')} UsageIndependentFeeType ${MONEY_PAIR('UsageIndependentFee')} ${MONEY_PAIR('FinalTotalAmount')}`,
  RE01:
    'BlockId ReleaseReference DspReleaseId ProprietaryReleaseId CatalogNumber ICPN DisplayArtistName DisplayArtistPartyId Title ' +
    'SubTitle ReleaseType Label PLine DataProvider',
  RE02: 'BlockId ReleaseReference DspSubReleaseId ProprietarySubReleaseId UsedResources',
  AS01: RESOURCE,
  'AS01.01': `${RESOURCE} IsMasterRecording`,
  'AS02.01': `${RESOURCE} ISWC ${WRITERS} ProprietaryWorkId`,
  'AS02.02': `${RESOURCE} ISWC ${WRITERS} ProprietaryWorkId IsMasterRecording`,
  'MW01.01': `BlockId DspWorkId ISWC Title SubTitle ${WRITERS} DataProvider ProprietaryWorkId`,
  RU01: 'BlockId SummaryRecordId DspReleaseId Usages',
  'RU01.01': 'BlockId SummaryRecordId DspReleaseId Usages ContentCategory',
  RU02: 'BlockId SummaryRecordId DspReleaseId ReleaseTitle ReleaseURL Usages',
  'RU02.01': 'BlockId SummaryRecordId DspReleaseId ReleaseTitle ReleaseURL Usages ContentCategory',
  SU01:
    'BlockId SummaryRecordId SalesTransactionId TransactedRelease TransactedResource IsRoyaltyBearing SalesUpgrade Usages Returns ' +
    'PriceConsumerPaidExcSalesTax PromotionalActivity',
  SU02:
    'BlockId SummaryRecordId SalesTransactionId TransactedRelease TransactedResource IsRoyaltyBearing NumberOfStreams ' +
    'PriceConsumerPaidExcSalesTax PromotionalActivity',
  'SU03.01':
    'BlockId SalesTransactionId SummaryRecordId DspResourceId Usages NetRevenue ValidityPeriodStart ValidityPeriodEnd',
  'SU03.02':
    'BlockId SalesTransactionId SummaryRecordId DspResourceId Usages NetRevenue ValidityPeriodStart ValidityPeriodEnd ' +
    'ContentCategory IsRoyaltyBearing',
  'LI01.01': `BlockId SummaryRecordId ${RIGHTS} AllocatedNetRevenue AllocatedAmount`,
  'LI01.02': `BlockId SummaryRecordId ${RIGHTS} AllocatedNetRevenue AllocatedAmount AllocatedUsages`,
  SR01:
    `${SINGLE_AUDIO} NumberOfTransactedResources SalesTransactionId IsRoyaltyBearing SalesUpgrade Downloads Returns ` +
    'PriceConsumerPaidExcSalesTax CalculatedPriceConsumerPaidForResourceExcSalesTax PromotionalActivity',
  SR02: `${SINGLE_AUDIO} SalesTransactionId IsRoyaltyBearing NumberOfStreams PromotionalActivity`,
  SR03:
    `${SINGLE} WorkTitle DspWorkId ISWC ${WRITERS} DspReleaseId ProprietaryReleaseId CatalogNumber ICPN ReleaseDisplayArtistName ` +
    'ReleaseDisplayArtistPartyId ReleaseTitle ReleaseSubTitle ReleaseLabel PLine SalesTransactionId Usages NetRevenue ' +
    `ValidityPeriodStart ValidityPeriodEnd ContentCategory ${RIGHTS} AllocatedNetRevenue AllocatedAmount AllocatedUsages AllocatedNetUsage`,
  SR08:
    'SalesTransactionId ReleaseGRid ReleaseICPN DspReleaseId LabelReleaseId ProprietaryReleaseId ReleaseContextReleaseGRid ReleaseType ' +
    'ReleaseTitle ReleaseSubTitle ReleaseDisplayArtistName ReleaseDisplayArtistPartyId ResourceISRC ResourceISAN DspResourceId ' +
    'LabelResourceId ProprietaryResourceId ResourceContextReleaseGRid ResourceType ResourceTitle ResourceSubTitle ' +
    'ResourceDisplayArtistName ResourceDisplayArtistPartyId SummaryRecordId SalesTransactionDate TotalUsages Returns NetUsage ' +
    `${MONEY_PAIR('WholesalePrice')} ${MONEY_PAIR('SuggestedConsumerPrice')} PriceType PriceRangeType ` +
    `${MONEY_PAIR('PriceConsumerPaidExcSalesTax')} DeductionType ${MONEY_PAIR('Deductions')} RightSharePercentage ` +
    `${MONEY_PAIR('CalculatedUnitPrice')} ${MONEY_PAIR('AllocatedRevenue')} ${MONEY_PAIR('AllocatedNetRevenue')} CopyrightObligationWithDSP`,
  DE01: 'DealSpecificCell',
  FOOT: 'NumberOfLinesInFile NumberOfLinesInReport NumberOfSummaryRecords NumberOfBlocksInFile NumberOfBlocksInReport',
  SRFO: 'NumberOfLinesInReport NumberOfSummaryRecords',
};

/** The cell names of each record type, in order; undefined for an unknown type. */
export const RECORD_COLUMNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(COLUMNS).map(([type, columns]) => [type, columns.split(' ')]),
);

const COLUMN_INDEXES = new Map(
  [...RECORD_COLUMNS].map(([type, columns]) => [type, new Map(columns.map((name, index) => [name, index + 1]))]),
);

/**
 * Returns the position of a cell on its line, where the record type is 0; undefined if the record type has no such
 * cell.
 */
export function findColumnIndex(type: string, column: string): number | undefined {
  return COLUMN_INDEXES.get(type)?.get(column);
}
