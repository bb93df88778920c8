import { defineConfig } from "../src/config/schemas/site-config.ts";
import { codeValues, walkthroughFolders } from "./data/reader-values.ts";
import { publicRepositories } from "./public-repositories.ts";
import { synonyms } from "./search-synonyms.ts";

const knowledgeBase = "https://github.com/gruntwork-io/knowledge-base/discussions";
const developerPortal = "https://app.gruntwork.io";
const repository = "https://github.com/gruntwork-io/docs";
const supportRoute = "/docs/guides/support";

export default defineConfig({
  title: "Gruntwork Docs",
  tagline: "Learn how to deploy and manage your entire infrastructure as code.",
  url: "https://docs.gruntwork.io",
  // For the container of the site. GitHub Pages cannot be configured with files.
  hosting: ["nginx"],
  mainDoc: "intro/overview/intro-to-gruntwork",
  manifest: "/site.webmanifest",
  logo: {
    alt: "Gruntwork Docs",
    light: "/logo-light.svg",
    dark: "/logo-dark.svg",
    width: 183,
    height: 28,
  },
  lastUpdated: true,
  buildMessages: "guides/working-with-code/build-messages",
  editUrl: {
    file: `${repository}/edit/main/site/{path}`,
    folder: `${repository}/tree/main/site/{path}`,
  },
  feedback: { repository },
  socialImages: { background: "#3b1d5e", text: "#ffffff", accent: "#e8a33d" },
  codeValues: {
    folders: walkthroughFolders,
    values: [...codeValues],
  },
  search: {
    synonyms,
    answers: ["/docs/guides/troubleshooting", "!/docs/guides/troubleshooting/errors"],
    startingPoints: [
      { label: "Get started", to: "/docs/intro/overview/getting-started" },
      { label: "Learning paths", to: "/docs/guides/paths" },
      { label: "Your first module", to: "/docs/guides/paths/first-module" },
      { label: "Build your own architecture", to: "/docs/guides/build-it-yourself" },
      { label: "All services", to: "/docs/reference/services" },
      { label: "Plan an upgrade", to: "/docs/guides/paths/upgrade" },
    ],
    support: { label: "Ask Gruntwork support", to: supportRoute },
  },
  subscriberLinks: {
    organization: "https://github.com/gruntwork-io",
    publicRepositories,
    subscriptions: [
      {
        name: "CIS",
        storageKey: "dontWarnCISLinks",
        repositories: ["terraform-aws-cis-service-catalog"],
      },
    ],
  },
  navbar: [
    { type: "search" },
    {
      label: "Intro",
      to: "/docs/intro/overview/intro-to-gruntwork",
      activePrefixes: ["/docs/intro"],
      position: "left",
    },
    { label: "Guides", to: "/docs/guides/", position: "left" },
    {
      label: "Service Catalog API",
      to: "/docs/reference/services/intro/overview",
      activePrefixes: ["/docs/reference"],
      position: "left",
    },
    { label: "Courses", to: "/docs/courses", position: "left" },
    { label: "Knowledge Base", href: knowledgeBase, show: "wide" },
    { label: "Support", to: supportRoute, show: "wide" },
    { label: "Sign In", href: developerPortal, show: "wide" },
    {
      type: "dropdown",
      label: "More",
      show: "narrow",
      items: [
        { label: "Knowledge Base", href: knowledgeBase },
        { label: "Support", to: supportRoute },
        { label: "Sign In", href: developerPortal },
      ],
    },
  ],
  footer: {
    groups: [
      {
        title: "Company",
        links: [
          { label: "About Gruntwork", href: "https://gruntwork.io" },
          { label: "Blog", href: "https://blog.gruntwork.io" },
          { label: "Newsletter", href: "https://gruntwork.io/newsletter/" },
          { label: "Store", href: "https://store.gruntwork.io" },
        ],
      },
      {
        title: "Community",
        links: [
          { label: "Knowledge Base", href: knowledgeBase },
          { label: "Community Slack", href: "https://gruntwork-community.slack.com" },
          { label: "GitHub", href: "https://github.com/gruntwork-io" },
          { label: "X", href: "https://x.com/gruntwork_io" },
        ],
      },
      {
        title: "Resources",
        links: [
          { label: "Developer Portal", href: developerPortal },
          { label: "IaC Library", href: "https://github.com/orgs/gruntwork-io/repositories" },
          { label: "DevOps Checklist", href: "https://gruntwork.io/devops-checklist/" },
          { label: "Support", to: supportRoute },
        ],
      },
      {
        title: "Legal",
        links: [
          { label: "Privacy policy", href: "https://gruntwork.io/legal/privacy-policy/" },
          { label: "Cookie policy", href: "https://gruntwork.io/legal/cookie-policy/" },
          { label: "Website terms", href: "https://gruntwork.io/website-terms/" },
        ],
      },
    ],
    // A constant, because builds do not depend on the clock.
    copyright: "Copyright © 2020–2026 Gruntwork, Inc.",
  },
});
